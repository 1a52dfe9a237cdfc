import HTTP

enum AccountRoutes {
    static let all: [Route<Endpoint>] = [
        Route(.get, "/account", .member(AccountHandlers.show)),
        Route(.post, "/account", .member(AccountHandlers.save)),
        Route(.get, "/account/password", .member(PasswordHandlers.show)),
        Route(.post, "/account/password", .hashing(Hashing(begin: PasswordHandlers.save))),
        Route(.get, "/account/password/removal", .member(PasswordHandlers.confirmRemoval)),
        Route(.post, "/account/password/removal", .hashing(Hashing(begin: PasswordHandlers.remove))),
        Route(.post, "/account/sessions/end", .member(AccountHandlers.endOtherSessions)),
        Route(.post, "/account/sessions/{session}/end", .member(AccountHandlers.endSession)),

        Route(.get, "/api/v1/account", .member(AccountAPI.show)),
        Route(.patch, "/api/v1/account", .member(AccountAPI.change)),
        Route(.get, "/api/v1/account/sessions", .member(AccountAPI.sessions)),
        Route(.delete, "/api/v1/account/sessions/{session}", .member(AccountAPI.endSession)),
    ]
}
