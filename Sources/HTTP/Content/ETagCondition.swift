/// The value of `If-Match` or `If-None-Match` (RFC 9110 §13.1.1 and §13.1.2).
enum ETagCondition: Equatable {
    /// `*`: whatever there is now.
    case any
    case tags([ETag])

    /// Nil without such a field. A malformed list has no tags, so that nothing matches it.
    init?(_ values: [String]) {
        if values.isEmpty { return nil }
        if values.count == 1, ETagCondition.trimmed(values[0]) == "*" {
            self = .any
            return
        }
        var tags: [ETag] = []
        for value in values {
            guard let more = ETagCondition.list(value) else {
                self = .tags([])
                return
            }
            tags += more
        }
        self = .tags(tags)
    }

    private static func list(_ value: String) -> [ETag]? {
        var cursor = FieldCursor(value)
        var tags: [ETag] = []
        cursor.skipBlanks()
        while !cursor.isAtEnd {
            if !cursor.take(UInt8(ascii: ",")) {
                guard let tag = ETag.read(&cursor) else { return nil }
                tags.append(tag)
                cursor.skipBlanks()
                guard cursor.isAtEnd || cursor.take(UInt8(ascii: ",")) else { return nil }
            }
            cursor.skipBlanks()
        }
        return tags
    }

    private static func trimmed(_ value: String) -> String {
        var cursor = FieldCursor(value)
        cursor.skipBlanks()
        let text = cursor.run { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        cursor.skipBlanks()
        return cursor.isAtEnd ? text : value
    }
}
