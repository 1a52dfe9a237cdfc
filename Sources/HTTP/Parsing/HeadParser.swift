/// Parses request heads strictly (RFC 9112 §2–§3, RFC 9110 §5): what two readers could understand differently is
/// refused, never repaired.
///
/// The parser keeps nothing between calls. The first octet that breaks a rule decides, so that the answer does not
/// depend on how the octets were cut on their way.
package struct HeadParser: Sendable {
    private static let longestMethod = 40
    private static let emptyLines = 4

    /// Octets of the request line without its line end.
    package var requestLineLimit: Int
    /// Octets of the whole head.
    package var headLimit: Int
    package var fieldLimit: Int

    package init(requestLineLimit: Int = 8192, headLimit: Int = 16384, fieldLimit: Int = 100) {
        self.requestLineLimit = requestLineLimit
        self.headLimit = headLimit
        self.fieldLimit = fieldLimit
    }

    /// Looks for a whole head at the start of `bytes`.
    package func parse(_ bytes: UnsafeRawBufferPointer, into head: inout RequestHead) -> HeadStep {
        head.reset()
        var cursor = HeadCursor(bytes, from: 0)
        do {
            try parse(&cursor, &head)
            return .done
        } catch {
            switch error {
            case .needMore: return .needMore
            case .fault(let fault): return .failed(fault)
            }
        }
    }

    private func parse(_ cursor: inout HeadCursor, _ head: inout RequestHead) throws(ParseStop) {
        try skipEmptyLines(&cursor)
        let start = cursor.at
        cursor.limit(to: min(start + requestLineLimit + 2, start + headLimit), .targetTooLong)
        head.method = try method(&cursor)
        try cursor.parseTarget(&head)
        try version(&cursor, &head)
        // RFC 9112 §3.2.4: only OPTIONS may ask about the server as a whole.
        if head.form == .asterisk, !cursor.isMethod(head.method, "OPTIONS") { throw .fault(.badRequest) }
        cursor.limit(to: start + headLimit, .fieldsTooLarge)
        var framing = HeadFraming()
        while try cursor.peek() != Byte.cr {
            guard head.fields.count < fieldLimit else { throw .fault(.fieldsTooLarge) }
            let field = try cursor.parseField()
            head.fields.append(field)
            try framing.note(field, cursor)
        }
        try cursor.expectLineEnd()
        head.length = cursor.at
        try framing.settle(&head)
    }

    /// Old clients sent a line end too many after content (RFC 9112 §2.2).
    private func skipEmptyLines(_ cursor: inout HeadCursor) throws(ParseStop) {
        for _ in 0..<HeadParser.emptyLines {
            guard try cursor.peek() == Byte.cr else { return }
            try cursor.expectLineEnd()
        }
    }

    private func method(_ cursor: inout HeadCursor) throws(ParseStop) -> Piece {
        let start = cursor.at
        while ByteSet.token.contains(try cursor.peek()) {
            cursor.at += 1
            if cursor.at - start > HeadParser.longestMethod { throw .fault(.notImplemented) }
        }
        let piece = Piece(start, cursor.at)
        try cursor.expect(Byte.space)
        if piece.isEmpty { throw .fault(.badRequest) }
        return piece
    }

    private func version(_ cursor: inout HeadCursor, _ head: inout RequestHead) throws(ParseStop) {
        for byte: UInt8 in [0x48, 0x54, 0x54, 0x50, 0x2f] { try cursor.expect(byte) }
        let major = try cursor.next()
        try cursor.expect(Byte.dot)
        let minor = try cursor.next()
        guard Byte.isDigit(major), Byte.isDigit(minor) else { throw .fault(.badRequest) }
        try cursor.expectLineEnd()
        if major != Byte.zero + 1 { throw .fault(.unknownVersion) }
        head.minorVersion = minor == Byte.zero ? 0 : 1
    }
}
