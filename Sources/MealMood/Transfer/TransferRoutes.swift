import HTTP

enum TransferRoutes {
    static let all: [Route<Endpoint>] = [
        Route(.get, "/transfer", .member(TransferHandlers.show)),
        Route(.get, "/transfer/file", .long(TransferHandlers.download)),
        Route(.post, "/transfer", .prepared(TransferHandlers.given)),
        Route(.get, "/transfer/uploads/{upload}", .member(TransferHandlers.preview)),
        Route(.post, "/transfer/uploads/{upload}", .member(TransferHandlers.replace)),

        Route(.get, "/api/v1/export", .long(TransferAPI.file)),
        Route(.post, "/api/v1/import", .prepared(TransferAPI.given)),
    ]
}
