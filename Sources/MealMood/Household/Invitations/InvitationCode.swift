import Crypto

/// What lets one person into a household: eight characters of Crockford's base 32, 40 random bits. Only its hash is stored.
struct InvitationCode: Sendable {
    static let length = 8
    /// Characters that are looked at: a code, and what people write around it.
    private static let longest = 40

    private let text: String

    init() { text = randomID(bytes: 5) }

    /// As somebody typed it or a link has it. Nil for what can be no code.
    init?(_ typed: String) {
        guard typed.count <= Self.longest, let text = CrockfordBase32.normalised(typed), text.count == Self.length
        else { return nil }
        self.text = text
    }

    /// "K7M4P2QX", as it stands in a link.
    var inLink: String { text.uppercased() }

    /// "K7M4-P2QX", to be read.
    var inGroups: String { "\(inLink.prefix(4))-\(inLink.suffix(4))" }

    /// "K 7 M 4 P 2 Q X", to be heard.
    var spelled: String { inLink.map(String.init).joined(separator: " ") }

    var hash: [UInt8] { sha256(Array("invitation \(text)".utf8)) }
}

/// Keeps the code out of logs.
extension InvitationCode: CustomStringConvertible, CustomReflectable {
    var description: String { "InvitationCode(…)" }
    var customMirror: Mirror { Mirror(self, children: []) }
}
