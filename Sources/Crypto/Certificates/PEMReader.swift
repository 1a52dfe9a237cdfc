import COpenSSL

/// Reads certificates and keys in PEM form (RFC 7468); blocks of other kinds between them are passed over.
enum PEMReader {
    /// At least one, all that there are. The caller frees them.
    static func certificates(_ bytes: [UInt8]) throws(PEMError) -> [OpaquePointer] {
        defer { ERR_clear_error() }
        var found: [OpaquePointer] = []
        MemoryText.reading(bytes) { source in
            while let certificate = PEM_read_bio_X509(source, nil, nil, nil) { found.append(certificate) }
        }
        if isAtEnd, !found.isEmpty { return found }
        for certificate in found { X509_free(certificate) }
        throw isAtEnd ? .noCertificate : .badCertificate(reason)
    }

    /// The caller frees it.
    static func privateKey(_ bytes: [UInt8]) throws(PEMError) -> OpaquePointer {
        defer { ERR_clear_error() }
        var isLocked = false
        let found = MemoryText.reading(bytes) { source in
            // Without an answer of ours the library would ask at the terminal for the password.
            PEM_read_bio_PrivateKey(
                source, nil,
                { _, _, _, isLocked in
                    isLocked?.assumingMemoryBound(to: Bool.self).pointee = true
                    return -1
                }, &isLocked)
        }
        if let found { return found }
        if isLocked { throw .encryptedPrivateKey }
        let holdsAny = String(decoding: bytes, as: UTF8.self).contains("PRIVATE KEY-----")
        throw holdsAny ? .badPrivateKey(reason) : .noPrivateKey
    }

    private static var reason: String {
        guard let text = ERR_reason_error_string(ERR_peek_last_error()) else { return "its form is not known" }
        return String(cString: text)
    }

    private static var isAtEnd: Bool {
        let last = ERR_peek_last_error()
        return ERR_GET_LIB(last) == ERR_LIB_PEM && ERR_GET_REASON(last) == PEM_R_NO_START_LINE
    }
}
