import COpenSSL
import Glibc

/// A certificate in the making: what it says, and then who signs it.
struct CertificateDraft {
    var organisation = "MealMood"
    var commonName: String
    var notBefore: Int64
    var notAfter: Int64
    /// Each as libcrypto reads it; the order is kept.
    var extensions: [(id: Int32, text: String)]

    /// - Parameters:
    ///   - key: whom it speaks of.
    ///   - signer: whose key signs; the issuer is its certificate, or the certificate itself without one.
    func signed(for key: CertificateKey, by signer: CertificateKey, of issuer: Certificate?) throws(CryptoError)
        -> Certificate
    {
        guard let certificate = X509_new() else { throw CryptoError.cleared("making a certificate") }
        guard fill(certificate, key, issuer), X509_sign(certificate, signer.handle, EVP_sha256()) > 0 else {
            X509_free(certificate)
            throw CryptoError.cleared("making a certificate")
        }
        return try Certificate(certificate)
    }

    private func fill(_ certificate: OpaquePointer, _ key: CertificateKey, _ issuer: Certificate?) -> Bool {
        let version3 = 2
        return X509_set_version(certificate, version3) == 1 && setSerial(certificate)
            && ASN1_TIME_set(X509_getm_notBefore(certificate), time_t(notBefore)) != nil
            && ASN1_TIME_set(X509_getm_notAfter(certificate), time_t(notAfter)) != nil
            && setNames(certificate, issuer)
            && X509_set_pubkey(certificate, key.handle) == 1
            && extensions.allSatisfy { add($0.id, $0.text, to: certificate, issuer?.handle ?? certificate) }
    }

    /// 127 random bits: nobody can tell the next one, and none comes twice (RFC 5280 §4.1.2.2).
    private func setSerial(_ certificate: OpaquePointer) -> Bool {
        var bytes = randomBytes(16)
        bytes[0] = bytes[0] & 0x7F | 0x40
        let number = BN_bin2bn(bytes, Int32(bytes.count), nil)
        defer { BN_free(number) }
        return BN_to_ASN1_INTEGER(number, X509_get_serialNumber(certificate)) != nil
    }

    private func setNames(_ certificate: OpaquePointer, _ issuer: Certificate?) -> Bool {
        let name = X509_NAME_new()
        defer { X509_NAME_free(name) }
        let entries = [("O", organisation), ("CN", commonName)]
        let isFilled = entries.allSatisfy { field, value in
            X509_NAME_add_entry_by_txt(name, field, MBSTRING_UTF8, value, Int32(value.utf8.count), -1, 0) == 1
        }
        return isFilled && X509_set_subject_name(certificate, name) == 1
            && X509_set_issuer_name(certificate, issuer.map { X509_get_subject_name($0.handle) } ?? name) == 1
    }

    private func add(_ id: Int32, _ text: String, to certificate: OpaquePointer, _ issuer: OpaquePointer) -> Bool {
        var context = X509V3_CTX()
        X509V3_set_ctx(&context, issuer, certificate, nil, nil, 0)
        guard let made = X509V3_EXT_conf_nid(nil, &context, id, text) else { return false }
        defer { X509_EXTENSION_free(made) }
        return X509_add_ext(certificate, made, -1) == 1
    }
}
