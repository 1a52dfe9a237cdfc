import HTTP

enum DishRoutes {
    static let all: [Route<Endpoint>] = [
        Route(.get, "/dishes", .page(DishHandlers.list)),
        Route(.get, "/dishes/new", .page(DishHandlers.new)),
        Route(.post, "/dishes", .member(DishHandlers.create)),
        Route(.get, "/dishes/{dish}", .page(DishHandlers.edit)),
        Route(.post, "/dishes/{dish}", .member(DishHandlers.save)),
        Route(.get, "/dishes/{dish}/deletion", .page(DishHandlers.confirmDeletion)),
        Route(.post, "/dishes/{dish}/deletion", .member(DishHandlers.delete)),
    ]
}
