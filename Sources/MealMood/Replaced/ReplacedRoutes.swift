import HTTP

enum ReplacedRoutes {
    static let all: [Route<Endpoint>] = [
        Route(.post, "/dishes/{dish}/undo", .member(ReplacedHandlers.dish)),
        Route(.post, "/tags/{tag}/undo", .member(ReplacedHandlers.tag)),
        Route(.post, "/api/v1/dishes/{dish}/undo", .member(ReplacedAPI.dish)),
        Route(.post, "/api/v1/tags/{tag}/undo", .member(ReplacedAPI.tag)),
    ]
}
