/// Writes JSON (RFC 8259) straight into octets: compact, members in the order they are written.
///
/// Inside of `<script>` it is safe as well: `<`, U+2028 and U+2029 are escaped.
package struct JSONWriter: Sendable {
    package private(set) var bytes: [UInt8] = []
    private var needsComma = false

    package init() {}

    /// The octets of one value.
    package static func write(_ body: (inout JSONWriter) throws -> Void) rethrows -> [UInt8] {
        var writer = JSONWriter()
        try body(&writer)
        return writer.bytes
    }

    // MARK: Values: the whole document, or an element of an array

    package mutating func object(_ body: (inout JSONWriter) throws -> Void) rethrows {
        try nest(open: UInt8(ascii: "{"), close: UInt8(ascii: "}"), body)
    }

    package mutating func array(_ body: (inout JSONWriter) throws -> Void) rethrows {
        try nest(open: UInt8(ascii: "["), close: UInt8(ascii: "]"), body)
    }

    package mutating func value(_ text: String) {
        separate()
        JSONString.append(text, to: &bytes)
    }

    package mutating func value(_ number: Int) { raw(String(number)) }

    /// A number that JSON does not have (infinite, not a number) becomes null.
    package mutating func value(_ number: Double) { raw(number.isFinite ? String(number) : "null") }

    package mutating func value(_ flag: Bool) { raw(flag ? "true" : "false") }

    package mutating func null() { raw("null") }

    // MARK: Members of an object

    package mutating func object(_ name: String, _ body: (inout JSONWriter) throws -> Void) rethrows {
        key(name)
        try object(body)
    }

    package mutating func array(_ name: String, _ body: (inout JSONWriter) throws -> Void) rethrows {
        key(name)
        try array(body)
    }

    /// Nil becomes null.
    package mutating func member(_ name: String, _ text: String?) {
        key(name)
        if let text { value(text) } else { null() }
    }

    package mutating func member(_ name: String, _ number: Int?) {
        key(name)
        if let number { value(number) } else { null() }
    }

    package mutating func member(_ name: String, _ number: Double) {
        key(name)
        value(number)
    }

    package mutating func member(_ name: String, _ flag: Bool) {
        key(name)
        value(flag)
    }

    /// An array of texts.
    package mutating func member(_ name: String, _ texts: [String]) {
        array(name) { list in
            for text in texts { list.value(text) }
        }
    }

    /// The name of a member whose value is written next.
    package mutating func key(_ name: String) {
        value(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    private mutating func raw(_ text: String) {
        separate()
        bytes += text.utf8
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    private mutating func nest(
        open: UInt8, close: UInt8, _ body: (inout JSONWriter) throws -> Void
    ) rethrows {
        separate()
        bytes.append(open)
        needsComma = false
        try body(&self)
        bytes.append(close)
        needsComma = true
    }
}
