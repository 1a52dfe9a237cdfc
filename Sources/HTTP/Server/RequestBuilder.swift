/// Makes requests of parsed heads and names them.
struct RequestBuilder {
    private let prefix: [UInt8]
    private var number: UInt32 = 0

    /// - Parameter seed: tells the requests of one reactor and run from those of others.
    init(seed: UInt32) { prefix = RequestBuilder.digits(seed, count: 6) }

    /// The request of a head that was parsed from `bytes`, without its content.
    mutating func request(
        _ head: RequestHead, _ bytes: UnsafeRawBufferPointer, peer: PeerAddress, isSecure: Bool
    ) -> Request {
        var headers = HeaderFields(head.fields, of: bytes)
        if !head.authority.isEmpty { headers.set("Host", text(head.authority, bytes)) }
        let path: String =
            switch head.form {
            case .asterisk: "*"
            case .origin, .absolute: head.path.isEmpty ? "/" : text(head.path, bytes)
            }
        return Request(
            method: method(head.method, bytes), path: path, query: text(head.query, bytes), headers: headers,
            peer: peer, isSecure: isSecure, id: nextID())
    }

    private func method(_ piece: Piece, _ bytes: UnsafeRawBufferPointer) -> Method {
        if piece.count == 3, bytes[piece.start] == 0x47, bytes[piece.start + 1] == 0x45, bytes[piece.end - 1] == 0x54 {
            return .get
        }
        return Method(text(piece, bytes))
    }

    private func text(_ piece: Piece, _ bytes: UnsafeRawBufferPointer) -> String {
        if piece.isEmpty { return "" }
        return String(decoding: UnsafeRawBufferPointer(rebasing: bytes[piece.start..<piece.end]), as: UTF8.self)
    }

    /// At most 15 octets, which a String holds without memory of its own.
    private mutating func nextID() -> String {
        number &+= 1
        return String(decoding: prefix + RequestBuilder.digits(number, count: 7), as: UTF8.self)
    }

    private static func digits(_ number: UInt32, count: Int) -> [UInt8] {
        var rest = number
        var text = [UInt8](repeating: 0x30, count: count)
        for index in stride(from: count - 1, through: 0, by: -1) {
            let digit = UInt8(truncatingIfNeeded: rest & 31)
            text[index] = digit < 10 ? 0x30 + digit : 0x61 + digit - 10
            rest >>= 5
        }
        return text
    }
}
