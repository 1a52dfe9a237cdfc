import Planner
import SQLite

/// A good token that came with a request: who it speaks for, and when it was last used.
struct AccessTokenUse {
    let identity: Session.Identity
    private let token: AccessToken
    private let today: CivilDay

    /// Nil for a token that was never made, has come to its end, or was revoked.
    init?(of text: String, at now: Int64, in db: Connection) throws {
        guard let secret = AccessTokenSecret(text), let found = try AccessTokenStore.find(hash: secret.hash, in: db),
            var identity = try Session.identity(of: found.member, in: db), identity.household.id == found.household
        else { return nil }
        today = Clock.day(at: now, timeZone: identity.household.timeZone)
        guard !found.token.isExpired(on: today) else { return nil }
        identity.isProgram = true
        self.identity = identity
        token = found.token
    }

    var id: String { token.id }

    /// It was not used on this day yet.
    var isFirst: Bool { token.lastUsedOn != today }

    func note(in db: Connection) throws {
        guard isFirst else { return }
        try AccessTokenStore.noteUse(of: token.id, in: identity.household.id, on: today, db)
    }
}
