import Crypto

/// The private key that makes licences. Whoever holds it can give Premium away on every server that knows its public key.
package struct LicenceSigner: Sendable {
    static let mark = "mealmood-licence-private-key"

    private let key: SigningKey

    /// A fresh one.
    package init() throws { key = try SigningKey() }

    /// One that `privateLine` wrote.
    package init(text: String) throws(LicenceKeyFault) {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count == 2, words[0] == Self.mark, let seed = Base64.url.decode(String(words[1])),
            let key = SigningKey(seed: seed)
        else { throw .noPrivateKey }
        self.key = key
    }

    package init(file: String) throws(LicenceKeyFault) {
        try self.init(text: LicenceKeyFault.content(of: file))
    }

    /// What to keep secret.
    package var privateLine: String { "\(Self.mark) \(Base64.url.encode(key.seed))" }

    /// What a server is told.
    package var publicLine: String { "\(LicenceKeys.mark) \(Base64.url.encode(key.verifyingKey.bytes))" }

    /// A new licence; nil when name, days and plan do not go together.
    ///
    /// - Parameter days: how long it lasts; nil takes what is usual for the plan.
    package func issue(_ plan: Licence.Plan, name: String, notBefore: Int64, days: Int? = nil) throws -> LicenceCode? {
        guard plan != .lifetime || days == nil, (1...100_000).contains(days ?? 1) else { return nil }
        let licence = Licence(
            key: LicenceKeys.id(of: key.verifyingKey), id: randomID(), plan: plan, name: name, notBefore: notBefore,
            expiry: (days ?? plan.days).map { notBefore + Int64($0) * 86_400 })
        return try licence.map { try LicenceCode($0, signedBy: key) }
    }
}

/// Keeps the secret out of logs.
extension LicenceSigner: CustomStringConvertible {
    package var description: String { "LicenceSigner(…)" }
}
