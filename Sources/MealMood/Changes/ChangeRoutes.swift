import HTTP

enum ChangeRoutes {
    static let all: [Route<Endpoint>] = [
        Route(.get, "/api/v1/changes", .member(ChangeAPI.list))
    ]
}
