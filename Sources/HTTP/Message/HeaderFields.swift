/// Header fields in the order received (RFC 9110 §5). Names compare without regard to case.
package struct HeaderFields: Sendable {
    package typealias Field = (name: String, value: String)

    private var fields: [Field] = []

    package init() {}

    package mutating func append(_ name: String, _ value: String) { fields.append((name, value)) }

    /// Replaces every field of that name.
    package mutating func set(_ name: String, _ value: String) {
        remove(name)
        append(name, value)
    }

    package mutating func remove(_ name: String) { fields.removeAll { HeaderFields.equal($0.name, name) } }

    /// The first value of that name.
    package subscript(name: String) -> String? { fields.first { HeaderFields.equal($0.name, name) }?.value }

    /// Every value of that name, in order.
    package func values(of name: String) -> [String] {
        fields.filter { HeaderFields.equal($0.name, name) }.map(\.value)
    }

    package var all: [Field] { fields }

    static func equal(_ a: String, _ b: String) -> Bool {
        guard a.utf8.count == b.utf8.count else { return false }
        return zip(a.utf8, b.utf8).allSatisfy { lowercased($0) == lowercased($1) }
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 { byte >= 65 && byte <= 90 ? byte | 0x20 : byte }
}
