import Glibc

extension PeerAddress {
    /// What limits count by: what one household has of the net, and inside the home one device.
    package var place: String { PeerAddress.place(of: description, home: HomeNetworks.current) }

    /// An IPv4 address is one place. Of IPv6 a line has a whole /64 for itself (RFC 6177), so single addresses mean
    /// nothing there; but the devices of one home have the first half of theirs in common.
    ///
    /// - Parameters:
    ///   - address: numeric; anything else is taken as it is.
    ///   - home: first halves of addresses that this machine has too, in network order.
    static func place(of address: String, home: Set<UInt64>) -> String {
        var parsed = in6_addr()
        guard inet_pton(AF_INET6, address, &parsed) == 1 else { return address }
        let octets = withUnsafeBytes(of: parsed) { Array($0) }
        if octets.starts(with: mapped) { return octets.suffix(4).map { String($0) }.joined(separator: ".") }
        let half = octets.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
        let isNear = isOfTheLink(octets) || isPrivate(octets) || home.contains(half)
        let groups = stride(from: 0, to: isNear ? 16 : 8, by: 2).map { at in
            UInt16(octets[at]) << 8 | UInt16(octets[at + 1])
        }
        return groups.map { String($0, radix: 16) }.joined(separator: ":")
    }

    /// An IPv4 address as IPv6 sees it (RFC 4291 §2.5.5.2).
    private static let mapped = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]

    /// fe80::/10 (RFC 4291 §2.5.6)
    private static func isOfTheLink(_ octets: [UInt8]) -> Bool { octets[0] == 0xFE && octets[1] & 0xC0 == 0x80 }

    /// fc00::/7 (RFC 4193)
    private static func isPrivate(_ octets: [UInt8]) -> Bool { octets[0] & 0xFE == 0xFC }
}
