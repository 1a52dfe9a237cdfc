import HTTP
import SQLite

/// By what somebody listens.
enum LiveKey: Hashable, Sendable {
    case session(String)
    case token(String)
}

/// One open stream.
struct LiveStream: Sendable {
    let household: HouseholdID
    let member: MemberID
    let key: LiveKey
    let channel: EventChannel
}

extension LiveStream {
    /// Whether its key still opens its household.
    func isAllowed(at now: Int64, in db: Connection) throws -> Bool {
        guard let home = try Session.identity(of: member, in: db)?.household, home.id == household else { return false }
        switch key {
        case .session(let id): return try Session.isOpen(id, at: now, in: db)
        case .token(let id):
            let today = Clock.day(at: now, timeZone: home.timeZone)
            return try AccessTokenStore.all(of: member, in: household, db).contains {
                $0.id == id && !$0.isExpired(on: today)
            }
        }
    }
}

/// Those who listen to one household.
struct LiveRoom {
    /// The change number that all of them know of.
    var told: Int
    var streams: [Int: LiveStream] = [:]
}
