import HTTP

extension Request {
    /// A request with the given header fields.
    static func sample(
        _ method: Method = .get, _ path: String = "/", _ fields: [(String, String)] = [], query: String = "",
        body: String = ""
    ) -> Request {
        var headers = HeaderFields()
        for (name, value) in fields { headers.append(name, value) }
        return Request(method: method, path: path, query: query, headers: headers, body: Array(body.utf8))
    }
}

extension Response {
    /// The content as text; empty without one.
    var text: String {
        guard case .bytes(let bytes) = body else { return "" }
        return String(decoding: bytes, as: UTF8.self)
    }

    var content: [UInt8] {
        guard case .bytes(let bytes) = body else { return [] }
        return bytes
    }
}
