enum JoinURL {
    /// Where a code is typed.
    static let page = "/join"
    static func offer(_ code: ReadableCode) -> String { "\(page)/\(code.text)" }
}
