/// A secret of 256 random bits for a cookie or a link. Store its `hash`, never the token.
package struct Token: Sendable, Equatable {
    private let bytes: [UInt8]

    /// A fresh one.
    package init() { bytes = randomBytes(32) }

    /// One that came back. Nil unless it is text that `text` could have given.
    package init?(text: String) {
        guard text.utf8.count == 43, let bytes = Base64.url.decode(text) else { return nil }
        self.bytes = bytes
    }

    /// 43 characters of base64url.
    package var text: String { Base64.url.encode(bytes) }

    /// What a database may hold: 32 bytes from which the token cannot be found. SHA-256 is enough for so much chance.
    package var hash: [UInt8] { sha256(bytes) }

    package static func == (left: Token, right: Token) -> Bool { constantTimeEqual(left.bytes, right.bytes) }
}

/// Keeps the secret out of logs.
extension Token: CustomStringConvertible, CustomReflectable {
    package var description: String { "Token(…)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
