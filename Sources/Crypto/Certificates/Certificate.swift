import COpenSSL

/// An X.509 certificate (RFC 5280).
///
/// `@unchecked Sendable` because the certificate is not changed after it was made, and counted atomically.
package final class Certificate: @unchecked Sendable {
    package let handle: OpaquePointer
    /// As files for installing have it (DER).
    package let der: [UInt8]

    /// The first one of PEM text; others may follow.
    package convenience init(pem: [UInt8]) throws(PEMError) {
        let handles = try PEMReader.certificates(pem)
        for other in handles.dropFirst() { X509_free(other) }
        do throws(CryptoError) {
            try self.init(handles[0])
        } catch {
            throw .badCertificate(error.description)
        }
    }

    /// - Parameter handle: freed with this object.
    init(_ handle: OpaquePointer) throws(CryptoError) {
        self.handle = handle
        do throws(CryptoError) {
            der = try MemoryText.written("writing a certificate") { i2d_X509_bio($0, handle) }
        } catch {
            X509_free(handle)
            throw error
        }
    }

    deinit { X509_free(handle) }

    /// The same in PEM (RFC 7468).
    package func pem() throws(CryptoError) -> [UInt8] {
        try MemoryText.written("writing a certificate") { PEM_write_bio_X509($0, handle) }
    }

    /// SHA-256 over the DER, as every system shows it: `AB:CD:…`.
    package var fingerprint: String {
        sha256(der).map { Hex.encode([$0]).uppercased() }.joined(separator: ":")
    }

    /// Whether `key` is the private half of what the certificate speaks of.
    package func belongs(to key: CertificateKey) -> Bool {
        defer { ERR_clear_error() }
        return X509_check_private_key(handle, key.handle) == 1
    }

    /// Whether `authority` has signed it. Names and dates are not looked at.
    package func isSigned(by authority: Certificate) -> Bool {
        defer { ERR_clear_error() }
        return X509_verify(handle, X509_get0_pubkey(authority.handle)) == 1
    }

    /// Whether a browser that asked for `name` would take it, wildcards included (RFC 6125 §6.4).
    package func covers(_ name: CertificateName) -> Bool {
        switch name {
        case .dns(let text): X509_check_host(handle, text, text.utf8.count, 0, nil) == 1
        case .address(let octets): X509_check_ip(handle, octets, octets.count, 0) == 1
        }
    }
}
