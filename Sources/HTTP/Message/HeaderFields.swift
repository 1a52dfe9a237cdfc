/// Header fields in the order received (RFC 9110 §5). Names compare without regard to case.
package struct HeaderFields: Sendable {
    package typealias Field = (name: String, value: String)

    private var fields: [Field] = []
    /// A received head's fields as octets. Most are never asked for, so strings are made of those that are.
    private var received: ReceivedFields?

    package init() {}

    /// The fields of a head that was parsed from `bytes`.
    init(_ places: [FieldPlace], of bytes: UnsafeRawBufferPointer) {
        if !places.isEmpty { received = ReceivedFields(places, of: bytes) }
    }

    package mutating func append(_ name: String, _ value: String) {
        settle()
        fields.append((name, value))
    }

    /// Replaces every field of that name.
    package mutating func set(_ name: String, _ value: String) {
        remove(name)
        append(name, value)
    }

    package mutating func remove(_ name: String) {
        settle()
        fields.removeAll { HeaderFields.equal($0.name, name) }
    }

    /// The first value of that name.
    package subscript(name: String) -> String? {
        if let received { return received.first(name) }
        return fields.first { HeaderFields.equal($0.name, name) }?.value
    }

    /// Every value of that name, in order.
    package func values(of name: String) -> [String] {
        if let received { return received.values(of: name) }
        return fields.filter { HeaderFields.equal($0.name, name) }.map(\.value)
    }

    package var all: [Field] { received?.all ?? fields }

    func visit(_ body: (String, String) -> Void) {
        for field in received?.all ?? fields { body(field.name, field.value) }
    }

    static func equal(_ a: String, _ b: String) -> Bool {
        guard a.utf8.count == b.utf8.count else { return false }
        return zip(a.utf8, b.utf8).allSatisfy { Byte.lowercased($0) == Byte.lowercased($1) }
    }

    private mutating func settle() {
        guard let received else { return }
        fields = received.all
        self.received = nil
    }
}
