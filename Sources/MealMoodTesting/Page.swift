package import HTTP

/// An answer as a test looks at it.
package struct Page {
    package let response: Response

    package init(_ response: Response) { self.response = response }

    package var status: Int { response.status.code }
    package var location: String { response.headers["Location"] ?? "" }

    package var text: String {
        guard case .bytes(let bytes) = response.body else { return "" }
        return String(decoding: bytes, as: UTF8.self)
    }

    package func count(_ part: String) -> Int { text.ranges(of: part).count }

    package func contains(_ part: String) -> Bool { text.contains(part) }
}
