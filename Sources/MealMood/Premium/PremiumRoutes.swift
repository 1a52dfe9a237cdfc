import HTTP

enum PremiumRoutes {
    static let all: [Route<Endpoint>] = [
        Route(.get, "/premium", .member(PremiumHandlers.show)),
        Route(.post, "/premium", .member(PremiumHandlers.activate)),
        Route(.post, "/premium/restoration", .member(PremiumHandlers.restore)),
        Route(.get, "/premium/codes/{licence}/removal", .member(PremiumHandlers.confirmRemoval)),
        Route(.post, "/premium/codes/{licence}/removal", .member(PremiumHandlers.remove)),

        Route(.get, "/api/v1/licence", .member(LicenceAPI.show)),
        Route(.post, "/api/v1/licence", .member(LicenceAPI.activate)),
    ]
}
