import HTTP

enum TagRoutes {
    static let all: [Route<Endpoint>] = [
        Route(.get, "/tags.css", .newcomer(TagStyles.colours)),
        Route(.get, "/tags/palette.css", .member(TagStyles.palette)),
        Route(.get, "/tags", .member(TagHandlers.list)),
        Route(.post, "/tags", .member(TagHandlers.create)),
        Route(.get, "/tags/new", .member(TagHandlers.new)),
        Route(.get, "/tags/new/preview", .member(TagHandlers.previewNew)),
        Route(.get, "/tags/{tag}", .member(TagHandlers.edit)),
        Route(.post, "/tags/{tag}", .member(TagHandlers.save)),
        Route(.get, "/tags/{tag}/preview", .member(TagHandlers.preview)),
        Route(.get, "/tags/{tag}/deletion", .member(TagDeletionHandlers.confirm)),
        Route(.post, "/tags/{tag}/deletion", .member(TagDeletionHandlers.delete)),
        Route(.get, "/api/v1/tags", .member(TagAPI.list)),
        Route(.post, "/api/v1/tags", .member(TagAPI.create)),
        Route(.get, "/api/v1/tags/{tag}", .member(TagAPI.show)),
        Route(.patch, "/api/v1/tags/{tag}", .member(TagAPI.change)),
        Route(.delete, "/api/v1/tags/{tag}", .member(TagAPI.delete)),
    ]
}
