/// The fields behind the last chunk (RFC 9112 §7.1.2): checked as strictly as a head's, and thrown away.
struct TrailerSection {
    private enum State {
        case lineStart
        case name
        case value
        case lineEnd
        case sectionEnd
    }

    /// What changes framing, routing, authentication or the meaning of the content must not come this late
    /// (RFC 9110 §6.5.1).
    private static let forbidden: Set<[UInt8]> = Set(
        [
            "authorization", "connection", "content-encoding", "content-length", "content-range", "content-type",
            "cookie", "expect", "host", "te", "trailer", "transfer-encoding",
        ].map { Array($0.utf8) })

    private var state = State.lineStart
    private var octets = 0
    private var name: [UInt8] = []

    /// True when the octet ends the section.
    mutating func step(_ byte: UInt8) throws(ParseFault) -> Bool {
        octets += 1
        guard octets <= ChunkLimits.trailers else { throw .fieldsTooLarge }
        switch state {
        case .lineStart where byte == Byte.cr:
            state = .sectionEnd
        case .lineStart, .name:
            try nameOctet(byte)
        case .value where byte == Byte.cr:
            state = .lineEnd
        case .value:
            guard Byte.isFieldContent(byte) else { throw .badRequest }
        case .lineEnd:
            guard byte == Byte.lf else { throw .badRequest }
            state = .lineStart
        case .sectionEnd:
            guard byte == Byte.lf else { throw .badRequest }
            return true
        }
        return false
    }

    private mutating func nameOctet(_ byte: UInt8) throws(ParseFault) {
        if ByteSet.token.contains(byte) {
            state = .name
            name.append(Byte.lowercased(byte))
            return
        }
        guard state == .name, byte == Byte.colon, !TrailerSection.forbidden.contains(name) else {
            throw .badRequest
        }
        name.removeAll(keepingCapacity: true)
        state = .value
    }
}
