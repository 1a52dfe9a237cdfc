/// Why a file in PEM form gives no certificate or no key, in words for who made the file.
package enum PEMError: Error, Equatable, CustomStringConvertible {
    case noCertificate
    case badCertificate(String)
    case noPrivateKey
    case badPrivateKey(String)
    /// A program cannot be asked for the password of a key.
    case encryptedPrivateKey

    package var description: String {
        switch self {
        case .noCertificate: "there is no certificate in PEM form (-----BEGIN CERTIFICATE-----)"
        case .badCertificate(let reason): "the certificate cannot be read: \(reason)"
        case .noPrivateKey: "there is no private key in PEM form (-----BEGIN PRIVATE KEY-----)"
        case .badPrivateKey(let reason): "the private key cannot be read: \(reason)"
        case .encryptedPrivateKey: "the private key is locked with a password; give one without"
        }
    }
}
