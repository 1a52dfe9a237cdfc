enum JoinURL {
    /// Where a code is typed.
    static let page = "/join"
    static func offer(_ code: InvitationCode) -> String { "\(page)/\(code.inLink)" }
}
