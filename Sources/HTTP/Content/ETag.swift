/// An entity tag (RFC 9110 §8.8.3).
package struct ETag: Hashable, Sendable {
    /// What stands between the quotes.
    package let opaque: String
    package let isWeak: Bool

    /// - Parameter opaque: visible characters without quotes; anything else is a mistake of the caller and traps.
    package init(_ opaque: String, isWeak: Bool = false) {
        precondition(opaque.utf8.allSatisfy(ETag.isTagByte), "not an entity tag")
        self.opaque = opaque
        self.isWeak = isWeak
    }

    /// Reads `"abc"` or `W/"abc"`.
    package init?(parsing value: String) {
        var cursor = FieldCursor(value)
        guard let tag = ETag.read(&cursor), cursor.isAtEnd else { return nil }
        self = tag
    }

    /// `"abc"` or `W/"abc"`.
    package var headerValue: String { isWeak ? "W/\"\(opaque)\"" : "\"\(opaque)\"" }

    /// Whether both are strong and the same (§8.8.3.2).
    package func matchesStrongly(_ other: ETag) -> Bool { !isWeak && !other.isWeak && opaque == other.opaque }

    /// Whether both are the same, weak or not.
    package func matchesWeakly(_ other: ETag) -> Bool { opaque == other.opaque }

    /// The tag of the same content compressed: other octets need another strong tag (§8.8.3.3).
    package var forGzip: ETag { isForGzip ? self : ETag(opaque + ETag.suffix, isWeak: isWeak) }

    var isForGzip: Bool { opaque.hasSuffix(ETag.suffix) }

    /// The tag of the content before it was compressed.
    var plain: ETag { isForGzip ? ETag(String(opaque.dropLast(ETag.suffix.count)), isWeak: isWeak) : self }

    private static let suffix = "-gzip"

    static func read(_ cursor: inout FieldCursor) -> ETag? {
        let isWeak = cursor.take(UInt8(ascii: "W"))
        if isWeak, !cursor.take(UInt8(ascii: "/")) { return nil }
        guard cursor.take(UInt8(ascii: "\"")) else { return nil }
        let opaque = cursor.run(while: isTagByte)
        guard cursor.take(UInt8(ascii: "\"")) else { return nil }
        return ETag(opaque, isWeak: isWeak)
    }

    private static func isTagByte(_ byte: UInt8) -> Bool { byte == 0x21 || byte >= 0x23 && byte != 0x7F }
}
