import HTTP

enum LiveRoutes {
    static let all: [Route<Endpoint>] = [
        Route(.get, "/api/v1/events", .member(LiveHandlers.events))
    ]
}
