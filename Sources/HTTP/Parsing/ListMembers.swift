/// The members of a comma-separated list without quoted strings (RFC 9110 §5.6.1), empty ones too.
enum ListMembers {
    static func visit(_ value: Piece, _ bytes: UnsafeRawBufferPointer, _ body: (Piece) -> Void) {
        var start = value.start
        while true {
            var end = start
            while end < value.end, bytes[end] != Byte.comma { end += 1 }
            body(trimmed(Piece(start, end), bytes))
            if end >= value.end { return }
            start = end + 1
        }
    }

    private static func trimmed(_ piece: Piece, _ bytes: UnsafeRawBufferPointer) -> Piece {
        var piece = piece
        while piece.start < piece.end, Byte.isBlank(bytes[piece.start]) { piece.start += 1 }
        while piece.start < piece.end, Byte.isBlank(bytes[piece.end - 1]) { piece.end -= 1 }
        return piece
    }
}
