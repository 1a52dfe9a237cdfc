import SQLite

/// How somebody who was invited stands to the household.
enum Arrival {
    /// Nobody whom this server knows.
    case stranger
    /// Lives there already.
    case here
    /// Leads a household in which others live, who would be left without anybody to lead it.
    case bound
    /// Lives alone; that household waits as it is.
    case alone
    /// A guest elsewhere, who leaves there by coming.
    case guest

    var canJoin: Bool { self != .here && self != .bound }

    init(_ identity: Session.Identity?, _ offer: Offer, in db: Connection) throws {
        guard let identity else {
            self = .stranger
            return
        }
        let home = identity.household.id
        let isAlone = try MemberStore.people(of: home, in: db).count == 1
        self =
            home == offer.household
            ? .here : isAlone ? .alone : identity.member.role == .owner ? .bound : .guest
    }
}
