/// Why a certificate and its key cannot be used.
package enum TLSError: Error, Equatable, CustomStringConvertible {
    case noCertificate
    case badCertificate(String)
    case noPrivateKey
    case badPrivateKey(String)
    /// A program cannot be asked for the password of a key.
    case encryptedPrivateKey
    case keyDoesNotFit
    /// The library takes neither, for instance because the key is too short.
    case refused(String)

    package var description: String {
        switch self {
        case .noCertificate: "there is no certificate in PEM form (-----BEGIN CERTIFICATE-----)"
        case .badCertificate(let reason): "the certificate cannot be read: \(reason)"
        case .noPrivateKey: "there is no private key in PEM form (-----BEGIN PRIVATE KEY-----)"
        case .badPrivateKey(let reason): "the private key cannot be read: \(reason)"
        case .encryptedPrivateKey: "the private key is locked with a password; give one without"
        case .keyDoesNotFit: "the private key does not belong to the certificate (the first one of the file)"
        case .refused(let reason): "the certificate cannot be used: \(reason)"
        }
    }
}
