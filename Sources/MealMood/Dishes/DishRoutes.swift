import HTTP

enum DishRoutes {
    static let all: [Route<Endpoint>] = [
        Route(.get, "/dishes", .page(DishHandlers.list)),
        Route(.get, "/dishes/new", .page(DishFormHandlers.new)),
        Route(.post, "/dishes", PhotoOrder.prepared(DishFormHandlers.create)),
        Route(.get, "/dishes/{dish}", .page(DishFormHandlers.edit)),
        Route(.post, "/dishes/{dish}", PhotoOrder.prepared(DishFormHandlers.save)),
        Route(.post, "/dishes/{dish}/copies", .member(DishFormHandlers.copy)),
        Route(.get, "/dishes/{dish}/deletion", .page(DishHandlers.confirmDeletion)),
        Route(.post, "/dishes/{dish}/deletion", .member(DishHandlers.delete)),
        Route(.get, "/dishes/{dish}/twin", .page(DishTwinHandlers.show)),
        Route(.post, "/dishes/{dish}/twin", .member(DishTwinHandlers.keep)),
        Route(.get, "/dishes/{dish}/photo", .member(PhotoHandlers.show)),
        Route(.get, "/api/v1/dishes", .page(DishAPI.list)),
        Route(.post, "/api/v1/dishes", .member(DishAPI.create)),
        Route(.get, "/api/v1/dishes/{dish}", .page(DishAPI.show)),
        Route(.patch, "/api/v1/dishes/{dish}", .member(DishAPI.change)),
        Route(.delete, "/api/v1/dishes/{dish}", .member(DishAPI.delete)),
        Route(.post, "/api/v1/dishes/{dish}/copies", .member(DishAPI.copy)),
        Route(.get, "/api/v1/dishes/{dish}/photo", .member(PhotoHandlers.show)),
        Route(.put, "/api/v1/dishes/{dish}/photo", .prepared(PhotoAPI.put)),
        Route(.delete, "/api/v1/dishes/{dish}/photo", .member(PhotoAPI.remove)),
    ]
}
