import HTTP

enum APIRoutes {
    static let all: [Route<Endpoint>] = [
        Route(.get, "/api/v1/openapi.json", .visitor { $0.services.interface.response() }),
        Route(.get, "/help/api", .visitor(APIHandlers.reference)),
        Route(.get, "/problems/{problem}", .visitor(APIHandlers.problem)),
    ]
}
