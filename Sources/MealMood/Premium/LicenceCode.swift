import Crypto

/// A licence as a person gets it: `MM1.<payload>.<signature>`, both base64url without padding. The signature is
/// Ed25519 over all the bytes before it, the two points included.
package struct LicenceCode: Sendable {
    static let mark = "MM1."
    /// Characters; a code with the longest of names has fewer.
    static let longest = 1_000

    package let text: String
    /// What the code says; believe it after `check`.
    package let licence: Licence
    private let signature: [UInt8]

    /// Reads exactly what `LicenceSigner` writes, without looking at who signed it.
    package init(_ text: String) throws(LicenceFault) {
        guard text.hasPrefix(Self.mark), text.utf8.count <= Self.longest else { throw .notACode }
        let parts = text.dropFirst(Self.mark.count).split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let payload = Base64.url.decode(String(parts[0])),
            let licence = Licence(payload: payload), let signature = Base64.url.decode(String(parts[1])),
            signature.count == 64
        else { throw .damaged }
        self.text = text
        self.licence = licence
        self.signature = signature
    }

    init(_ licence: Licence, signedBy key: SigningKey) throws {
        let signed = Self.mark + Base64.url.encode(licence.payload) + "."
        self.licence = licence
        signature = try key.sign(Array(signed.utf8))
        text = signed + Base64.url.encode(signature)
    }

    /// Whether a key of this server made exactly this code.
    package func check(by keys: LicenceKeys) throws(LicenceFault) {
        guard let key = keys[licence.key] else { throw .foreign }
        let signed = text.utf8.prefix(upTo: text.utf8.lastIndex(of: UInt8(ascii: ".")) ?? text.endIndex)
        guard key.verify(signature, of: Array(signed) + [UInt8(ascii: ".")]) else { throw .damaged }
    }
}
