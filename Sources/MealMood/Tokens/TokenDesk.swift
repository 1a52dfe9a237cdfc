/// A member's own tokens. No program gets here: with a token nobody makes himself another.
struct TokenDesk {
    let context: MemberContext

    init(_ context: MemberContext) throws {
        try context.requirePerson()
        self.context = context
    }

    func all() throws -> [AccessToken] {
        try AccessTokenStore.all(of: context.member.id, in: context.household.id, context.db)
    }

    /// The token that the URL names.
    func named() throws -> AccessToken {
        let id = context.parameter("token")
        guard let token = try all().first(where: { $0.id == id }) else { throw AppError.notFound }
        return token
    }

    /// Answers the secret, which is kept nowhere.
    func create(_ token: AccessToken) throws -> AccessTokenSecret {
        let secret = AccessTokenSecret()
        try AccessTokenStore.create(token, hash: secret.hash, stamp: try context.stamp(), in: context.db)
        return secret
    }

    func revoke(_ token: AccessToken) throws {
        try AccessTokenStore.revoke(token.id, stamp: try context.stamp(), in: context.db)
        context.services.live.cut(session: token.id)
    }
}
