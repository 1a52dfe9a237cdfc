/// Ready content in one or two encodings with what caches need to know: an asset, or a page that was kept.
package struct Representation: Sendable {
    /// The value for `Content-Type`.
    package let type: String
    package let bytes: [UInt8]
    /// The same compressed, when that is smaller.
    package let gzip: [UInt8]?
    /// The tag of the plain octets; the compressed ones get `etag.forGzip`.
    package let etag: ETag
    /// Seconds since 1970-01-01T00:00:00Z.
    package let lastModified: Int?
    /// The value for `Cache-Control`.
    package let cacheControl: String

    package init(
        type: String, bytes: [UInt8], gzip: [UInt8]? = nil, etag: ETag, lastModified: Int? = nil,
        cacheControl: String
    ) {
        self.type = type
        self.bytes = bytes
        self.gzip = gzip
        self.etag = etag
        self.lastModified = lastModified
        self.cacheControl = cacheControl
    }

    /// The answer to a GET or HEAD: 200, 206 (one range of the plain octets), 304, 412 or 416.
    /// The content is there for HEAD too; the connection leaves it out.
    package func response(to request: Request) -> Response {
        let isPacked = gzip != nil && request.headers["Range"] == nil && request.acceptsGzip
        let state = Validators(etag: isPacked ? etag.forGzip : etag, lastModified: lastModified)
        switch request.evaluate(state) {
        case .notModified(let tag): return answer(.notModified, tag: tag ?? etag)
        case .failed: return .preconditionFailed
        case .proceed: break
        }
        if let range = requestedRange(request) { return part(range) }
        return whole(packed: gzip != nil && request.acceptsGzip)
    }

    private func requestedRange(_ request: Request) -> ByteRange? {
        guard request.method == .get, let range = ByteRange.read(request, length: bytes.count) else { return nil }
        return isCurrent(request) ? range : nil
    }

    /// RFC 9110 §13.1.5: a range is only right when the client's part is of the same octets.
    private func isCurrent(_ request: Request) -> Bool {
        guard let condition = request.headers["If-Range"] else { return true }
        if let tag = ETag(parsing: condition) { return tag.matchesStrongly(etag) }
        return lastModified != nil && HTTPDate.parse(condition) == lastModified
    }

    private func whole(packed: Bool) -> Response {
        var response = answer(.ok, tag: packed ? etag.forGzip : etag)
        response.headers.append("Content-Type", type)
        response.headers.append("Accept-Ranges", "bytes")
        if packed { response.headers.append("Content-Encoding", "gzip") }
        response.body = .bytes(packed ? gzip ?? bytes : bytes)
        return response
    }

    private func part(_ range: ByteRange) -> Response {
        guard case .satisfiable(let octets) = range else {
            var response = Response(.rangeNotSatisfiable)
            response.headers.append("Content-Range", "bytes */\(bytes.count)")
            return response
        }
        var response = answer(.partialContent, tag: etag)
        response.headers.append("Content-Type", type)
        response.headers.append("Content-Range", "bytes \(octets.lowerBound)-\(octets.upperBound - 1)/\(bytes.count)")
        response.body = .bytes(Array(bytes[octets]))
        return response
    }

    private func answer(_ status: Status, tag: ETag) -> Response {
        var response = Response(status)
        response.headers.append("ETag", tag.headerValue)
        response.headers.append("Cache-Control", cacheControl)
        if let lastModified, status != .notModified {
            response.headers.append("Last-Modified", HTTPDate.format(lastModified))
        }
        if gzip != nil { response.headers.append("Vary", "Accept-Encoding") }
        return response
    }
}
