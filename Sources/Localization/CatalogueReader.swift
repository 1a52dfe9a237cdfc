/// Reads one catalogue file: a JSON object (RFC 8259) of texts and of plural forms, in which order and lines matter.
struct CatalogueReader {
    enum Value: Equatable {
        case text(String)
        case forms([Member])
    }

    struct Member: Equatable {
        let key: String
        let value: Value
        let line: Int
    }

    struct Failure: Error, Equatable {
        let message: String
        let line: Int
    }

    private var scanner: JSONScanner

    /// The members of the file in its order.
    static func read(_ bytes: [UInt8]) throws(Failure) -> [Member] {
        var reader = CatalogueReader(scanner: JSONScanner(bytes))
        let members = try reader.object { reader throws(Failure) in try reader.value() }
        guard reader.scanner.isAtEnd else { throw reader.scanner.failure("something after the closing brace") }
        return members
    }

    private mutating func value() throws(Failure) -> Value {
        guard scanner.isNext(UInt8(ascii: "{")) else { return .text(try scanner.string()) }
        return .forms(try object { reader throws(Failure) in .text(try reader.scanner.string()) })
    }

    private mutating func object(_ value: (inout Self) throws(Failure) -> Value) throws(Failure) -> [Member] {
        var members: [Member] = []
        try scanner.expect(UInt8(ascii: "{"))
        if scanner.skip(UInt8(ascii: "}")) { return members }
        repeat {
            let key = try scanner.string()
            let line = scanner.line
            try scanner.expect(UInt8(ascii: ":"))
            members.append(Member(key: key, value: try value(&self), line: line))
        } while scanner.skip(UInt8(ascii: ","))
        try scanner.expect(UInt8(ascii: "}"))
        return members
    }
}
