/// `*( BWS ";" BWS name [ BWS "=" BWS ( token / quoted-string ) ] )` (RFC 9112 §7.1.1), read and forgotten.
struct ChunkExtensions {
    private enum State {
        case beforeSemicolon
        case beforeName
        case name
        case afterName
        case beforeValue
        case token
        case quoted
        case quotedPair
        case afterValue
    }

    private var state = State.beforeSemicolon
    private var isAfterBlank = false
    private var octets = 0

    /// Another chunk's extensions begin. The count of octets goes on: it is for the whole content.
    mutating func begin() {
        state = .beforeSemicolon
        isAfterBlank = false
    }

    /// True when the octet is the CR that ends the line.
    mutating func step(_ byte: UInt8) throws(ParseFault) -> Bool {
        octets += 1
        guard octets <= ChunkLimits.extensions else { throw .badRequest }
        switch state {
        case .beforeSemicolon, .afterValue: return try separator(byte)
        case .name, .token: return try word(byte)
        case .afterName: return try afterName(byte)
        case .beforeName:
            if !Byte.isBlank(byte) { try begin(.name, byte) }
        case .beforeValue:
            if byte == Byte.quote { state = .quoted } else if !Byte.isBlank(byte) { try begin(.token, byte) }
        case .quoted: try quoted(byte)
        case .quotedPair:
            guard Byte.isFieldContent(byte) else { throw .badRequest }
            state = .quoted
        }
        return false
    }

    private mutating func begin(_ next: State, _ byte: UInt8) throws(ParseFault) {
        guard ByteSet.token.contains(byte) else { throw .badRequest }
        state = next
    }

    /// Blanks have to be followed by something: a blank at the end of the line is refused.
    private mutating func separator(_ byte: UInt8) throws(ParseFault) -> Bool {
        switch byte {
        case Byte.semicolon:
            state = .beforeName
            isAfterBlank = false
        case Byte.space, Byte.tab: isAfterBlank = true
        case Byte.cr where !isAfterBlank: return true
        default: throw .badRequest
        }
        return false
    }

    private mutating func word(_ byte: UInt8) throws(ParseFault) -> Bool {
        if ByteSet.token.contains(byte) { return false }
        if state == .name, byte == Byte.equals {
            state = .beforeValue
            return false
        }
        state = state == .name ? .afterName : .afterValue
        return state == .afterName ? try afterName(byte) : try separator(byte)
    }

    private mutating func afterName(_ byte: UInt8) throws(ParseFault) -> Bool {
        if byte == Byte.equals {
            state = .beforeValue
            isAfterBlank = false
            return false
        }
        return try separator(byte)
    }

    private mutating func quoted(_ byte: UInt8) throws(ParseFault) {
        switch byte {
        case Byte.quote: state = .afterValue
        case Byte.backslash: state = .quotedPair
        default:
            guard Byte.isFieldContent(byte) else { throw .badRequest }
        }
    }
}
