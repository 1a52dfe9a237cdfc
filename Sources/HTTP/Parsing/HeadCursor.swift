/// Reads octets one after the other up to a bound, which is either where they end or where a limit lies.
struct HeadCursor {
    let bytes: UnsafeRawBufferPointer
    var at: Int
    private var bound: Int
    private var whenExhausted: ParseStop

    init(_ bytes: UnsafeRawBufferPointer, from start: Int) {
        self.bytes = bytes
        at = start
        bound = bytes.count
        whenExhausted = .needMore
    }

    /// Reading at or beyond `limit` is the given fault from now on.
    mutating func limit(to limit: Int, _ fault: ParseFault) {
        if limit <= bytes.count {
            bound = limit
            whenExhausted = .fault(fault)
        } else {
            bound = bytes.count
            whenExhausted = .needMore
        }
    }

    /// The next octet, not consumed.
    @inline(__always)
    func peek() throws(ParseStop) -> UInt8 {
        guard at < bound else { throw whenExhausted }
        return bytes[at]
    }

    @inline(__always)
    mutating func next() throws(ParseStop) -> UInt8 {
        let byte = try peek()
        at += 1
        return byte
    }

    @inline(__always)
    mutating func expect(_ wanted: UInt8) throws(ParseStop) {
        guard try next() == wanted else { throw .fault(.badRequest) }
    }

    mutating func expectLineEnd() throws(ParseStop) {
        try expect(Byte.cr)
        try expect(Byte.lf)
    }

    @inline(__always)
    mutating func skip(while wanted: (UInt8) -> Bool) throws(ParseStop) -> Piece {
        let start = at
        while at < bound {
            guard wanted(bytes[at]) else { return Piece(start, at) }
            at += 1
        }
        throw whenExhausted
    }

    /// Whether the piece is `text`, which is in lower case, whatever the piece's case.
    func equals(_ piece: Piece, _ text: StaticString) -> Bool {
        guard piece.count == text.utf8CodeUnitCount else { return false }
        let wanted = text.utf8Start
        for offset in 0..<piece.count where Byte.lowercased(bytes[piece.start + offset]) != wanted[offset] {
            return false
        }
        return true
    }
}
