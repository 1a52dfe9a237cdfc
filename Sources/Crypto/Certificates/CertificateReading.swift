import COpenSSL
import Glibc

extension Certificate {
    /// The first instant of its validity, in seconds since 1970.
    package var notBefore: Int64 { Certificate.seconds(X509_get0_notBefore(handle)) }

    /// The last instant of its validity, in seconds since 1970.
    package var notAfter: Int64 { Certificate.seconds(X509_get0_notAfter(handle)) }

    /// The common name of its subject; empty without one.
    package var commonName: String {
        let subject = X509_get_subject_name(handle)
        var buffer = [CChar](repeating: 0, count: 256)
        let count = X509_NAME_get_text_by_NID(subject, NID_commonName, &buffer, Int32(buffer.count))
        return buffer.prefix(Int(max(0, count))).withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
    }

    /// The DNS names that it is for, as they stand in it, wildcards included.
    package var dnsNames: [String] {
        guard let list = X509_get_ext_d2i(handle, NID_subject_alt_name, nil, nil) else { return [] }
        let names = OpaquePointer(list)
        defer { GENERAL_NAMES_free(names) }
        return (0..<OPENSSL_sk_num(names)).compactMap { index in
            guard let entry = OPENSSL_sk_value(names, index)?.assumingMemoryBound(to: GENERAL_NAME.self),
                entry.pointee.type == GEN_DNS, let text = entry.pointee.d.dNSName
            else { return nil }
            let bytes = UnsafeBufferPointer(start: ASN1_STRING_get0_data(text), count: Int(ASN1_STRING_length(text)))
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    private static func seconds(_ time: UnsafePointer<ASN1_TIME>?) -> Int64 {
        var parts = tm()
        guard ASN1_TIME_to_tm(time, &parts) == 1 else { return 0 }
        return Int64(timegm(&parts))
    }
}
