import COpenSSL

/// A home's own certificate authority: it vouches for servers with names that its constraints permit.
package struct CertificateAuthority: Sendable {
    /// Seconds that an authority is valid: ten years.
    package static let life: Int64 = 3_652 * 86_400
    /// Seconds that a server's certificate is valid, below the 398 days that browsers take.
    package static let serverLife: Int64 = 397 * 86_400
    /// Clocks of devices may be behind by this many seconds.
    private static let leeway: Int64 = 3_600

    package let certificate: Certificate
    package let key: CertificateKey

    /// A fresh one.
    ///
    /// - Parameters:
    ///   - name: shown by devices in their list of authorities.
    ///   - instant: now, in seconds since 1970.
    package init(name: String, constraints: NameConstraints, at instant: Int64) throws(CryptoError) {
        key = try CertificateKey()
        let draft = CertificateDraft(
            commonName: name, notBefore: instant - Self.leeway, notAfter: instant + Self.life,
            extensions: [
                (NID_basic_constraints, "critical,CA:TRUE,pathlen:0"),
                (NID_key_usage, "critical,keyCertSign,cRLSign"),
                // Devices take it as a bound of what the authority may sign: no programs, no mail, no people.
                (NID_ext_key_usage, "serverAuth"),
                (NID_subject_key_identifier, "hash"),
                (NID_name_constraints, constraints.extensionText),
            ])
        certificate = try draft.signed(for: key, by: key, of: nil)
    }

    /// One made before; nil when the key is not the certificate's.
    package init?(certificate: Certificate, key: CertificateKey) {
        guard certificate.belongs(to: key) else { return nil }
        self.certificate = certificate
        self.key = key
    }

    /// A certificate for a server and its key. It ends with the authority at the latest.
    ///
    /// - Parameters:
    ///   - names: at least one; the first is the subject. Those that the constraints forbid make all of it worthless.
    ///   - instant: now, in seconds since 1970.
    package func issue(for names: [CertificateName], at instant: Int64) throws(CryptoError)
        -> (certificate: Certificate, key: CertificateKey)
    {
        guard let first = names.first else { throw CryptoError(operation: "a certificate without a name") }
        let key = try CertificateKey()
        let start = instant - Self.leeway
        let draft = CertificateDraft(
            commonName: first.description, notBefore: start,
            notAfter: min(start + Self.serverLife, certificate.notAfter),
            extensions: [
                (NID_basic_constraints, "critical,CA:FALSE"),
                (NID_key_usage, "critical,digitalSignature"),
                (NID_ext_key_usage, "serverAuth"),
                (NID_subject_alt_name, names.map(\.extensionText).joined(separator: ",")),
                (NID_subject_key_identifier, "hash"),
                (NID_authority_key_identifier, "keyid:always"),
            ])
        return (try draft.signed(for: key, by: self.key, of: certificate), key)
    }
}
