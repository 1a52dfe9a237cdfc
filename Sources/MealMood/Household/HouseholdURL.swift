enum HouseholdURL {
    static let page = "/household"
    static let name = "/household/name"
    static let invitations = "/household/invitations"
    static let leave = "/household/leave"
    static let dissolution = "/household/dissolution"
    static let farewell = "/household/farewell"

    static func revocation(_ invitation: Invitation) -> String { "\(invitations)/\(invitation.id)/revocation" }
    static func person(_ id: MemberID) -> String { "/household/people/\(id.text)" }
    static func removal(_ id: MemberID) -> String { "\(person(id))/removal" }
    static func ownership(_ id: MemberID) -> String { "\(person(id))/ownership" }
}
