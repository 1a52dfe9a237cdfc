import Crypto
import Foundation

/// The public keys whose licences a server takes.
package struct LicenceKeys: Sendable {
    static let mark = "mealmood-licence-key"

    private var keys: [String: VerifyingKey] = [:]

    package var isEmpty: Bool { keys.isEmpty }

    /// No key: no code is taken.
    init() {}

    /// Reads one key a line, `mealmood-licence-key` and 43 characters of base64url; what follows them is a remark, as are
    /// lines that begin with `#`.
    package init(text: String) throws(LicenceKeyFault) {
        for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let words = line.split(whereSeparator: \.isWhitespace)
            guard let first = words.first, !first.hasPrefix("#") else { continue }
            guard first == Self.mark, words.count > 1, let bytes = Base64.url.decode(String(words[1])),
                let key = VerifyingKey(bytes: bytes)
            else { throw .badLine(number + 1) }
            keys[Self.id(of: key)] = key
        }
    }

    package init(file: String) throws(LicenceKeyFault) {
        try self.init(text: LicenceKeyFault.content(of: file))
    }

    subscript(id: String) -> VerifyingKey? { keys[id] }

    /// A key is called by the first 8 bytes of its SHA-256.
    static func id(of key: VerifyingKey) -> String { Hex.encode(Array(sha256(key.bytes).prefix(8))) }
}

/// What is wrong with a file of keys.
package enum LicenceKeyFault: Error, Equatable, CustomStringConvertible {
    case unreadable(String)
    case badLine(Int)
    case noPrivateKey

    package var description: String {
        switch self {
        case .unreadable(let file): "cannot read \(file)"
        case .badLine(let number): "line \(number) is no public key: \(LicenceKeys.mark) and 43 characters are expected"
        case .noPrivateKey: "it holds no private key: one line that begins with \(LicenceSigner.mark) is expected"
        }
    }

    static func content(of file: String) throws(LicenceKeyFault) -> String {
        let text = FileManager.default.contents(atPath: file).flatMap { String(data: $0, encoding: .utf8) }
        guard let text else { throw .unreadable(file) }
        return text
    }
}
