/// A media type with its parameters (RFC 9110 §8.3.1).
package struct MediaType: Sendable, Equatable {
    /// Type and subtype in lower case: `text/html`.
    package let essence: String
    /// Names in lower case, values as sent.
    package let parameters: [String: String]

    /// Nil when the value is not a media type.
    package init?(_ value: String) {
        var cursor = FieldCursor(value)
        cursor.skipBlanks()
        guard let type = cursor.token(), cursor.take(UInt8(ascii: "/")), let subtype = cursor.token() else {
            return nil
        }
        guard let parameters = cursor.parameters(), cursor.isAtEnd else { return nil }
        essence = "\(type)/\(subtype)".lowercased()
        self.parameters = parameters
    }
}

extension Request {
    /// The media type of the content, or nil without one, with several, or when it is malformed.
    package var contentType: MediaType? {
        let values = headers.values(of: "Content-Type")
        return values.count == 1 ? MediaType(values[0]) : nil
    }
}
