import COpenSSL

/// An X.509 certificate (RFC 5280) in the library's memory.
final class TLSCertificate {
    let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) { self.pointer = pointer }
    deinit { X509_free(pointer) }
}

/// A private key in the library's memory, which is wiped when it is let go.
final class TLSPrivateKey {
    let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) { self.pointer = pointer }
    deinit { EVP_PKEY_free(pointer) }
}

/// Reads certificates and keys in PEM form (RFC 7468); blocks of other kinds between them are passed over.
enum PEMReader {
    /// At least one.
    static func certificates(_ bytes: [UInt8]) throws(TLSError) -> [TLSCertificate] {
        var found: [TLSCertificate] = []
        read(bytes) { source in
            while let certificate = PEM_read_bio_X509(source, nil, nil, nil) {
                found.append(TLSCertificate(certificate))
            }
        }
        guard isAtEnd else { throw .badCertificate(reason) }
        ERR_clear_error()
        if found.isEmpty { throw .noCertificate }
        return found
    }

    static func privateKey(_ bytes: [UInt8]) throws(TLSError) -> TLSPrivateKey {
        var isLocked = false
        var found: OpaquePointer?
        read(bytes) { source in
            // Without an answer of ours the library would ask at the terminal for the password.
            found = PEM_read_bio_PrivateKey(
                source, nil,
                { _, _, _, isLocked in
                    isLocked?.assumingMemoryBound(to: Bool.self).pointee = true
                    return -1
                }, &isLocked)
        }
        if let found { return TLSPrivateKey(found) }
        if isLocked { throw .encryptedPrivateKey }
        let holdsAny = String(decoding: bytes, as: UTF8.self).contains("PRIVATE KEY-----")
        throw holdsAny ? .badPrivateKey(reason) : .noPrivateKey
    }

    /// What the library said last.
    static var reason: String {
        guard let text = ERR_reason_error_string(ERR_peek_last_error()) else { return "its form is not known" }
        return String(cString: text)
    }

    private static var isAtEnd: Bool {
        let last = ERR_peek_last_error()
        return ERR_GET_LIB(last) == ERR_LIB_PEM && ERR_GET_REASON(last) == PEM_R_NO_START_LINE
    }

    private static func read(_ bytes: [UInt8], _ body: (OpaquePointer?) -> Void) {
        ERR_clear_error()
        bytes.withUnsafeBytes { bytes in
            let source = BIO_new_mem_buf(bytes.baseAddress, Int32(clamping: bytes.count))
            defer { BIO_free(source) }
            body(source)
        }
    }
}
