import Crypto
import Foundation

/// A password as somebody typed it, in NFC: keyboards write the same letter in more than one way.
struct Password: Equatable, Sendable {
    static let fewestCharacters = 10
    static let mostOctets = 1_000

    let text: String

    enum Fault: Error { case short, long }

    init(_ typed: String) {
        // What is longer is no password, and need not be worked on.
        text = typed.utf8.count <= Self.mostOctets * 4 ? typed.precomposedStringWithCanonicalMapping : typed
    }

    var isTooLong: Bool { text.utf8.count > Self.mostOctets }

    /// Why it cannot be taken as a new one.
    var fault: Fault? { isTooLong ? .long : text.count < Self.fewestCharacters ? .short : nil }

    /// What may be stored. Takes a third of a second.
    func hashed() throws -> String {
        do { return try PasswordHash(of: text).text } catch { throw AppError.busy }
    }

    /// Whether a stored one is of this password. Takes as long for who has none and for who is nobody.
    func isRight(for stored: String?) throws -> Bool {
        let known = stored.flatMap(PasswordHash.init(text:))
        guard let hash = known ?? PasswordHash(text: Self.nobodys) else { throw AppError.storeFailed }
        do { return try hash.verify(text) && known != nil } catch { throw AppError.busy }
    }

    /// Of a password that nobody knows.
    private static let nobodys =
        "$scrypt$ln=15,r=8,p=3$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
}
