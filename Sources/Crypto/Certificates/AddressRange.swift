/// Addresses that share their first bits, such as 192.168.0.0/16.
package struct AddressRange: Sendable, Hashable {
    private let start: [UInt8]
    private let length: Int

    /// - Parameters:
    ///   - start: a numeric address; anything else is a mistake of the caller and traps.
    ///   - length: the number of bits that its addresses share.
    init(_ start: String, _ length: Int) {
        guard let octets = CertificateName.octets(of: start), length <= octets.count * 8 else {
            preconditionFailure("not a range of addresses")
        }
        self.start = octets
        self.length = length
    }

    /// What nobody reaches from outside a home: private use (RFC 1918, RFC 4193), this machine, and link-local.
    package static let privateUse = [
        AddressRange("10.0.0.0", 8), AddressRange("172.16.0.0", 12), AddressRange("192.168.0.0", 16),
        AddressRange("127.0.0.0", 8), AddressRange("169.254.0.0", 16),
        AddressRange("fc00::", 7), AddressRange("fe80::", 10), AddressRange("::1", 128),
    ]

    func contains(_ address: [UInt8]) -> Bool {
        address.count == start.count
            && zip(zip(address, start), mask).allSatisfy { pair, mask in pair.0 & mask == pair.1 & mask }
    }

    /// `IP:10.0.0.0/255.0.0.0`
    var extensionText: String {
        "IP:\(CertificateName.address(start))/\(CertificateName.address(mask))"
    }

    private var mask: [UInt8] {
        start.indices.map { index in
            let bits = min(8, max(0, length - index * 8))
            return bits == 0 ? 0 : UInt8(truncatingIfNeeded: 0xFF00 >> bits)
        }
    }
}
