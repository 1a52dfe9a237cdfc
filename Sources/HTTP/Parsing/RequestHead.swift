/// A stretch of the octets that were parsed.
package struct Piece: Equatable, Sendable {
    package var start: Int
    package var end: Int

    package init(_ start: Int, _ end: Int) {
        self.start = start
        self.end = end
    }

    package static let none = Piece(0, 0)
    package var count: Int { end - start }
    package var isEmpty: Bool { start == end }
}

/// Where the name and the value of one field are; blanks around the value are left out.
package struct FieldPlace: Equatable, Sendable {
    package var name: Piece
    package var value: Piece
}

/// The four forms of a request target (RFC 9112 §3.2), without the one that only CONNECT has.
package enum TargetForm: Sendable {
    case origin
    case absolute
    case asterisk
}

/// A parsed head: offsets into the octets it came from, and what they mean for the connection.
/// Reusable: parsing another head into it keeps the memory of `fields`.
package struct RequestHead: Equatable, Sendable {
    package var method = Piece.none
    package var form = TargetForm.origin
    /// Empty for an absolute target without a path, which stands for "/".
    package var path = Piece.none
    /// Without its "?".
    package var query = Piece.none
    /// Host and port of an absolute target; they count instead of the Host field (RFC 9112 §3.2.2).
    package var authority = Piece.none
    package var fields: [FieldPlace] = []
    /// 1 for HTTP/1.1 and later minor versions, 0 for HTTP/1.0.
    package var minorVersion = 1
    package var contentLength = 0
    package var isChunked = false
    package var keepsAlive = true
    /// The client waits for `100 Continue` before it sends content.
    package var expectsContinue = false
    /// Octets of the head with its empty line, and with empty lines before it.
    package var length = 0

    package init() {}

    mutating func reset() {
        let kept = fields
        self = RequestHead()
        fields = kept
        fields.removeAll(keepingCapacity: true)
    }
}

/// What came of parsing.
package enum HeadStep: Equatable, Sendable {
    case needMore
    case done
    case failed(ParseFault)
}
