package import Crypto

/// Why a certificate and its key cannot be used.
package enum TLSError: Error, Equatable, CustomStringConvertible {
    case unreadable(PEMError)
    case keyDoesNotFit
    /// The library takes neither, for instance because the key is too short.
    case refused(String)

    package var description: String {
        switch self {
        case .unreadable(let fault): fault.description
        case .keyDoesNotFit: "the private key does not belong to the certificate (the first one of the file)"
        case .refused(let reason): "the certificate cannot be used: \(reason)"
        }
    }
}
