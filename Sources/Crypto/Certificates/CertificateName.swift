import Glibc

/// A host as certificates name it (RFC 5280 §4.2.1.6): a DNS name, or an address in octets.
package enum CertificateName: Hashable, Sendable, CustomStringConvertible {
    /// Lower case, without a dot at the end.
    case dns(String)
    /// 4 or 16 octets.
    case address([UInt8])

    /// Nil for what is neither: letters, digits, hyphens and dots only, so that nothing can be smuggled into the
    /// text that libcrypto reads names from. IPv6 without brackets.
    package init?(_ text: String) {
        if let address = CertificateName.octets(of: text) {
            self = .address(address)
            return
        }
        let name = text.lowercased()
        let labels = name.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...253).contains(name.utf8.count), labels.allSatisfy(CertificateName.isLabel) else { return nil }
        self = .dns(name)
    }

    package var description: String {
        switch self {
        case .dns(let name): name
        case .address(let octets): CertificateName.text(of: octets)
        }
    }

    /// `DNS:kitchen.local` or `IP:192.168.1.4`, as libcrypto reads it.
    var extensionText: String {
        switch self {
        case .dns(let name): "DNS:\(name)"
        case .address: "IP:\(self)"
        }
    }

    private static func isLabel(_ label: Substring) -> Bool {
        (1...63).contains(label.utf8.count) && !label.hasPrefix("-") && !label.hasSuffix("-")
            && label.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
                default: byte == UInt8(ascii: "-")
                }
            }
    }

    static func octets(of text: String) -> [UInt8]? {
        var octets = [UInt8](repeating: 0, count: 16)
        if inet_pton(AF_INET, text, &octets) == 1 { return Array(octets.prefix(4)) }
        return inet_pton(AF_INET6, text, &octets) == 1 ? octets : nil
    }

    private static func text(of octets: [UInt8]) -> String {
        var buffer = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let family = octets.count == 4 ? AF_INET : AF_INET6
        guard inet_ntop(family, octets, &buffer, socklen_t(buffer.count)) != nil else { return "" }
        return buffer.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
