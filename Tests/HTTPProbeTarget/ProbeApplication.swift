import HTTP

/// The endpoints that the cases of Tests/HTTP11Cases ask for.
struct ProbeApplication: Application {
    private static let known: Set<Method> = [.get, .head, .post, .put, .patch, .delete, .options, Method("TRACE")]
    private static let page = Array("Hello. This server is here to be probed.\n".utf8)

    func makeLocal() {}

    func admit(_ head: Request, local: Void) -> Admission {
        guard ProbeApplication.known.contains(head.method) else { return .refuse(text(.notImplemented, "")) }
        return .accept(bodyLimit: 1 << 20)
    }

    func respond(to request: Request, local: Void, reply: Reply) -> Outcome {
        .ready(response(to: request))
    }

    private func response(to request: Request) -> Response {
        switch (request.path, request.method) {
        case ("*", _): allow(.noContent, "GET, HEAD, POST, OPTIONS")
        case ("/", .get), ("/", .head): page(request)
        case ("/", .post): echo(request)
        case ("/", .options): allow(.noContent, "GET, HEAD, POST, OPTIONS")
        case ("/", _): allow(.methodNotAllowed, "GET, HEAD, POST, OPTIONS")
        case ("/echo", .get), ("/echo", .head), ("/echo", .post): fields(request)
        case ("/echo", _): allow(.methodNotAllowed, "GET, HEAD, POST")
        case ("/cookie", .get), ("/cookie", .head): cookies(request)
        case ("/cookie", _): allow(.methodNotAllowed, "GET, HEAD")
        default: text(.notFound, "nothing here\n")
        }
    }

    private func page(_ request: Request) -> Response {
        var response = Response(type: "text/plain; charset=utf-8", ProbeApplication.page)
        response.headers.append("ETag", "\"probe-1\"")
        response.headers.append("Last-Modified", "Mon, 01 Jun 2026 08:00:00 GMT")
        return response.conditioned(by: request)
    }

    private func echo(_ request: Request) -> Response {
        Response(type: request.headers["Content-Type"] ?? "application/octet-stream", request.body)
    }

    private func fields(_ request: Request) -> Response {
        text(.ok, request.headers.all.map { "\($0.name): \($0.value)\n" }.joined())
    }

    private func cookies(_ request: Request) -> Response {
        let pairs = request.headers.values(of: "Cookie").flatMap { $0.split(separator: ";") }
        let lines = pairs.map { pair in
            let parts = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return "\(parts.first ?? "")=\(parts.count > 1 ? parts[1] : "")\n"
        }
        return text(.ok, lines.joined())
    }

    private func allow(_ status: Status, _ methods: String) -> Response {
        var response = Response(status)
        response.headers.append("Allow", methods)
        return response
    }

    private func text(_ status: Status, _ text: String) -> Response {
        Response(status, type: "text/plain; charset=utf-8", Array(text.utf8))
    }
}
