/// Reads JSON (RFC 8259) strictly, and says where it is wrong: nothing that the grammar does not have is let through, a
/// name may stand only once in an object, and nesting and the number of values are bounded, so that no content can
/// exhaust the stack, or the memory with a few octets for each of many values.
package struct JSONReader {
    /// What is wrong, and how many octets stand before it.
    package enum Fault: Error, Equatable, Sendable {
        /// The octets end in the middle of a value.
        case cutOff
        case malformed(at: Int)
        case tooDeep(at: Int)
        case tooMany(at: Int)
        /// Text that is not UTF-8.
        case notUTF8(at: Int)
    }

    let bytes: [UInt8]
    var at = 0
    private let maxDepth: Int
    private let maxValues: Int
    private var values = 0

    /// The one value that the octets are; white space around it is fine.
    ///
    /// - Parameters:
    ///   - maxDepth: how deep lists and objects may stand in each other.
    ///   - maxValues: how many values there may be, lists and objects among them.
    package static func read(
        _ bytes: [UInt8], maxDepth: Int = 32, maxValues: Int = 2_000_000
    ) throws(Fault) -> JSONValue {
        var reader = JSONReader(bytes: bytes, maxDepth: maxDepth, maxValues: maxValues)
        let value = try reader.value(depth: 0)
        reader.skipBlanks()
        guard reader.at == bytes.count else { throw .malformed(at: reader.at) }
        return value
    }

    private init(bytes: [UInt8], maxDepth: Int, maxValues: Int) {
        self.bytes = bytes
        self.maxDepth = maxDepth
        self.maxValues = maxValues
    }

    private mutating func value(depth: Int) throws(Fault) -> JSONValue {
        skipBlanks()
        values += 1
        guard values <= maxValues else { throw .tooMany(at: at) }
        switch try peek() {
        case UInt8(ascii: "{"): return try object(depth: depth + 1)
        case UInt8(ascii: "["): return try list(depth: depth + 1)
        case UInt8(ascii: "\""): return .text(try text())
        case UInt8(ascii: "t"): return try word("true", .flag(true))
        case UInt8(ascii: "f"): return try word("false", .flag(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return .number(try number())
        }
    }

    private mutating func object(depth: Int) throws(Fault) -> JSONValue {
        var members: [String: JSONValue] = [:]
        try items(until: UInt8(ascii: "}"), depth: depth) { reader throws(Fault) in
            let start = reader.at
            guard try reader.peek() == UInt8(ascii: "\"") else { throw .malformed(at: start) }
            let name = try reader.text()
            reader.skipBlanks()
            try reader.take(UInt8(ascii: ":"))
            let value = try reader.value(depth: depth)
            guard members.updateValue(value, forKey: name) == nil else { throw .malformed(at: start) }
        }
        return .object(members)
    }

    private mutating func list(depth: Int) throws(Fault) -> JSONValue {
        var values: [JSONValue] = []
        try items(until: UInt8(ascii: "]"), depth: depth) { reader throws(Fault) in
            values.append(try reader.value(depth: depth))
        }
        return .list(values)
    }

    /// What stands between brackets, with commas between.
    private mutating func items(
        until end: UInt8, depth: Int, _ item: (inout JSONReader) throws(Fault) -> Void
    ) throws(Fault) {
        guard depth <= maxDepth else { throw .tooDeep(at: at) }
        at += 1
        skipBlanks()
        if try peek() == end {
            at += 1
            return
        }
        while true {
            skipBlanks()
            try item(&self)
            skipBlanks()
            if try peek() == end { break }
            try take(UInt8(ascii: ","))
        }
        at += 1
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Fault) -> JSONValue {
        for place in 0..<word.utf8CodeUnitCount { try take(word.utf8Start[place]) }
        return value
    }

    mutating func skipBlanks() {
        while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x0A || bytes[at] == 0x0D || bytes[at] == 0x09 {
            at += 1
        }
    }

    func peek() throws(Fault) -> UInt8 {
        guard at < bytes.count else { throw .cutOff }
        return bytes[at]
    }

    mutating func take(_ byte: UInt8) throws(Fault) {
        guard try peek() == byte else { throw .malformed(at: at) }
        at += 1
    }
}
