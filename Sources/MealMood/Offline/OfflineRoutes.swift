import HTTP

/// What the app on a phone needs when this server cannot be reached.
enum OfflineRoutes {
    static let all: [Route<Endpoint>] = [
        Route(.get, "/sw.js", .visitor(OfflineHandlers.worker)),
        Route(.get, "/offline", .visitor(OfflineHandlers.page)),
    ]
}
