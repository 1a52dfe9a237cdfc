extension Response {
    /// This answer compressed, when the client takes that and it is worth it: text of more than 1,400 octets.
    /// `Vary` is added for every answer that another client would get otherwise (RFC 9110 §12.5.5).
    /// Leave out pages that show a secret next to what an attacker can put into the URL.
    package func compressed(for request: Request, with gzip: Gzip) -> Response {
        guard case .bytes(let bytes) = body, bytes.count > Response.smallestToCompress, isCompressible else {
            return self
        }
        var answer = self
        answer.headers.vary(by: "Accept-Encoding")
        guard request.acceptsGzip else { return answer }
        answer.body = .bytes(gzip.compress(bytes))
        answer.headers.set("Content-Encoding", "gzip")
        if let tag = headers["ETag"].flatMap(ETag.init(parsing:)) {
            answer.headers.set("ETag", tag.forGzip.headerValue)
        }
        return answer
    }

    /// Below about one packet there is nothing to win.
    static let smallestToCompress = 1400

    private var isCompressible: Bool {
        guard status != .partialContent, headers["Content-Encoding"] == nil else { return false }
        let cacheControl = headers.values(of: "Cache-Control")
        guard !cacheControl.contains(where: { $0.lowercased().contains("no-transform") }) else { return false }
        return headers["Content-Type"].flatMap(MediaType.init)?.isCompressible ?? false
    }
}

extension MediaType {
    /// Whether content of this type is text that gets much smaller.
    var isCompressible: Bool {
        if essence.hasPrefix("text/") { return essence != "text/event-stream" }
        if essence.hasSuffix("+json") || essence.hasSuffix("+xml") { return true }
        return ["application/json", "application/javascript", "application/xml"].contains(essence)
    }
}
