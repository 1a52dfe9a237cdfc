import COpenSSL

/// A server's certificate and those that lead from it to its authority, as they stand in a file.
///
/// `@unchecked Sendable` because the certificates are not changed after they were made, and counted atomically.
package final class CertificateChain: @unchecked Sendable {
    /// X.509 certificates, the server's own first; at least one.
    package let handles: [OpaquePointer]

    package init(pem: [UInt8]) throws(PEMError) { handles = try PEMReader.certificates(pem) }

    deinit {
        for handle in handles { X509_free(handle) }
    }
}
