/// Which hosts an authority may name (RFC 5280 §4.2.1.10). Browsers refuse every other certificate of it, so that
/// whoever steals its key cannot pass for a bank.
package struct NameConstraints: Sendable, Equatable {
    private let names: [String]
    private let ranges: [AddressRange]

    /// The names alone, not what is below them, except below `.local`, and addresses of private use.
    ///
    /// - Parameter names: DNS names such as `kitchen.local`. One without a dot may be a public domain as well, so what is
    ///   below it is forbidden.
    package static func home(_ names: [String]) -> NameConstraints {
        NameConstraints(names: names, ranges: AddressRange.privateUse)
    }

    /// Whether a certificate with this name is accepted.
    package func permits(_ name: CertificateName) -> Bool {
        switch name {
        case .address(let octets): ranges.contains { $0.contains(octets) }
        case .dns(let text):
            names.contains { text == $0 || $0.contains(".") && text.hasSuffix(".\($0)") }
        }
    }

    /// `critical,permitted;DNS:kitchen.local,…`, as libcrypto reads it.
    var extensionText: String {
        let permitted = names.map { "permitted;DNS:\($0)" } + ranges.map { "permitted;\($0.extensionText)" }
        let excluded = names.filter { !$0.contains(".") }.map { "excluded;DNS:.\($0)" }
        return (["critical"] + permitted + excluded).joined(separator: ",")
    }
}
