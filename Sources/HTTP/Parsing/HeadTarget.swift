extension HeadCursor {
    /// Reads the request target and the space behind it (RFC 9112 §3.2).
    mutating func parseTarget(_ head: inout RequestHead) throws(ParseStop) {
        switch try peek() {
        case Byte.slash:
            try parsePath(&head)
        case Byte.asterisk:
            head.form = .asterisk
            head.path = Piece(at, at + 1)
            at += 1
            try expect(Byte.space)
        default:
            // A tunnel is the one use of authority-form, and none is offered here.
            if isMethod(head.method, "CONNECT") { throw .fault(.notImplemented) }
            try parseAbsolute(&head)
        }
    }

    private mutating func parsePath(_ head: inout RequestHead) throws(ParseStop) {
        let start = at
        while true {
            _ = try skip { ByteSet.path.contains($0) }
            let byte = try next()
            if byte == Byte.percent {
                try escaped()
                continue
            }
            head.path = Piece(start, at - 1)
            if byte == Byte.space { return }
            guard byte == Byte.question else { throw .fault(.badRequest) }
            return try parseQuery(&head)
        }
    }

    private mutating func parseQuery(_ head: inout RequestHead) throws(ParseStop) {
        head.query = try skip { ByteSet.query.contains($0) }
        try expect(Byte.space)
    }

    /// The two digits behind "%"; an encoded NUL has no use in a path.
    private mutating func escaped() throws(ParseStop) {
        let high = try next()
        guard let upper = Byte.hexValue(high) else { throw .fault(.badRequest) }
        let low = try next()
        guard let lower = Byte.hexValue(low), upper + lower > 0 else { throw .fault(.badRequest) }
    }

    private mutating func parseAbsolute(_ head: inout RequestHead) throws(ParseStop) {
        head.form = .absolute
        let scheme = try skip { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7a }
        guard equals(scheme, "http") || equals(scheme, "https") else { throw .fault(.badRequest) }
        try expect(Byte.colon)
        try expect(Byte.slash)
        try expect(Byte.slash)
        head.authority = try skip { $0 != Byte.slash && $0 != Byte.question && $0 > Byte.space && $0 < 0x7f }
        guard isHost(head.authority) else { throw .fault(.badRequest) }
        head.path = Piece(at, at)
        switch try peek() {
        case Byte.slash:
            try parsePath(&head)
        case Byte.question:
            at += 1
            try parseQuery(&head)
        default:
            try expect(Byte.space)
            if isMethod(head.method, "OPTIONS") { head.form = .asterisk }
        }
    }

    /// Methods are case-sensitive.
    func isMethod(_ piece: Piece, _ name: StaticString) -> Bool {
        guard piece.count == name.utf8CodeUnitCount else { return false }
        return (0..<piece.count).allSatisfy { bytes[piece.start + $0] == name.utf8Start[$0] }
    }
}
