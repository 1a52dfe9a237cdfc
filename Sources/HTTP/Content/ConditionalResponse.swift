extension Response {
    /// This answer, or 304 / 412 in its place when the conditions of a GET or HEAD ask for that (RFC 9110 §13).
    /// It looks at the answer's own `ETag` and `Last-Modified`. Only for 200: other answers, and answers to
    /// requests that have changed something, are returned as they are.
    package func conditioned(by request: Request) -> Response {
        guard status == .ok, request.method == .get || request.method == .head else { return self }
        let validators = Validators(
            etag: headers["ETag"].flatMap(ETag.init(parsing:)),
            lastModified: headers["Last-Modified"].flatMap { HTTPDate.parse($0) })
        switch request.evaluate(validators) {
        case .proceed: return self
        case .notModified(let tag): return notModified(tag)
        case .failed: return .preconditionFailed
        }
    }

    /// 412, without content.
    package static var preconditionFailed: Response { Response(.preconditionFailed) }

    /// 304 with the fields of RFC 9110 §15.4.5: what describes the content goes, except what the client's copy
    /// is found and renewed by.
    func notModified(_ tag: ETag?) -> Response {
        var answer = Response(.notModified, headers: headers)
        for name in Response.contentFields { answer.headers.remove(name) }
        if let tag {
            answer.headers.set("ETag", tag.headerValue)
            answer.headers.remove("Last-Modified")
        }
        return answer
    }

    private static let contentFields = [
        "Content-Type", "Content-Encoding", "Content-Language", "Content-Length", "Content-Range",
        "Content-Disposition", "Accept-Ranges",
    ]
}
