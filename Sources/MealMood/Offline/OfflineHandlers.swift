import HTTP

enum OfflineHandlers {
    /// The service worker. Browsers ask for it at every visit, and one octet of difference makes them install it anew.
    static func worker(_ context: VisitorContext) throws -> Response {
        var response = Response(type: "text/javascript; charset=utf-8", try WorkerScript(context.services).bytes)
        response.headers.append("Cache-Control", "no-cache")
        return response
    }

    /// What stands in for a page that is not kept on the device. It is kept there itself, with the person's pages or, in
    /// both languages, for nobody.
    static func page(_ context: VisitorContext) throws -> Response {
        var response = try context.page("offline/page", title: context.text("offline.title"), [])
        response.headers.set("Cache-Control", "private, no-cache")
        response.headers.append("Vary", "Cookie, Accept-Language")
        return response
    }
}
