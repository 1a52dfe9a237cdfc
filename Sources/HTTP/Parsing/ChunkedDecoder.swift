/// Decodes the chunked transfer coding (RFC 9112 §7.1) octet by octet, wherever the octets were cut on their way.
/// Extensions and trailers are checked and thrown away.
package struct ChunkedDecoder: Sendable {
    private enum State {
        case size
        case extensions
        case sizeEnd
        case data
        case dataReturn
        case dataEnd
        case trailers
    }

    private var state = State.size
    private var digits = 0
    private var remaining = 0
    private var extensions = ChunkExtensions()
    private var trailers = TrailerSection()
    /// Octets of content that are still allowed.
    private var allowed: Int

    /// - Parameter limit: octets of decoded content; more is `.contentTooLarge`.
    package init(limit: Int) { allowed = limit }

    /// Takes the next octets and appends what they carry to `body`.
    package mutating func decode(_ input: UnsafeRawBufferPointer, into body: inout [UInt8]) -> ChunkStep {
        var index = 0
        do {
            while index < input.count {
                if state == .data {
                    index += take(UnsafeRawBufferPointer(rebasing: input[index...]), into: &body)
                    continue
                }
                let byte = input[index]
                index += 1
                if try step(byte) { return .done(consumed: index) }
            }
            return .needMore
        } catch {
            return .failed(error)
        }
    }

    private mutating func take(_ input: UnsafeRawBufferPointer, into body: inout [UInt8]) -> Int {
        let count = min(remaining, input.count)
        body.append(contentsOf: UnsafeRawBufferPointer(rebasing: input[..<count]))
        remaining -= count
        if remaining == 0 { state = .dataReturn }
        return count
    }

    /// True when this octet ends the content.
    private mutating func step(_ byte: UInt8) throws(ParseFault) -> Bool {
        switch state {
        case .size:
            try size(byte)
        case .extensions:
            if try extensions.step(byte) { state = .sizeEnd }
        case .sizeEnd:
            try expect(byte, Byte.lf)
            state = remaining == 0 ? .trailers : .data
        case .data:
            break
        case .dataReturn:
            try expect(byte, Byte.cr)
            state = .dataEnd
        case .dataEnd:
            try expect(byte, Byte.lf)
            state = .size
            digits = 0
        case .trailers:
            return try trailers.step(byte)
        }
        return false
    }

    private mutating func size(_ byte: UInt8) throws(ParseFault) {
        if let digit = Byte.hexValue(byte) {
            digits += 1
            guard digits <= ChunkLimits.sizeDigits else { throw .badRequest }
            remaining = remaining << 4 | digit
            return
        }
        guard digits > 0 else { throw .badRequest }
        guard remaining <= allowed else { throw .contentTooLarge }
        allowed -= remaining
        switch byte {
        case Byte.cr:
            state = .sizeEnd
        case Byte.semicolon, Byte.space, Byte.tab:
            extensions.begin()
            state = .extensions
            _ = try extensions.step(byte)
        default:
            throw .badRequest
        }
    }

    private func expect(_ byte: UInt8, _ wanted: UInt8) throws(ParseFault) {
        if byte != wanted { throw .badRequest }
    }
}
