import HTTP

enum TokenRoutes {
    static let all: [Route<Endpoint>] = [
        Route(.get, "/settings/tokens", .member(TokenHandlers.show)),
        Route(.post, "/settings/tokens", .secret(TokenHandlers.create)),
        Route(.get, "/settings/tokens/{token}/removal", .member(TokenHandlers.confirmRemoval)),
        Route(.post, "/settings/tokens/{token}/removal", .member(TokenHandlers.remove)),

        Route(.get, "/api/v1/tokens", .member(TokenAPI.list)),
        Route(.post, "/api/v1/tokens", .secret(TokenAPI.create)),
        Route(.delete, "/api/v1/tokens/{token}", .member(TokenAPI.revoke)),
    ]

    static let listURL = "/settings/tokens"
    static func removalURL(_ token: AccessToken) -> String { "\(listURL)/\(token.id)/removal" }
}
