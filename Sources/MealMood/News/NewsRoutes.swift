import HTTP

enum NewsRoutes {
    static let all: [Route<Endpoint>] = [
        Route(.get, "/api/v1/news", .member(NewsAPI.show))
    ]
}
