import Glibc

/// Host and port as in `Host` (RFC 9110 §7.2) or in an origin, in one form for comparing.
package struct Authority: Hashable, Sendable, CustomStringConvertible {
    /// A name in lower case without a dot at the end, or a numeric address; IPv6 without brackets, in its short form.
    package let name: String
    /// Nil when none is given.
    package let port: Int?
    /// Whether `name` is an IPv4 or IPv6 address: those cannot be rebound by DNS.
    package let isAddress: Bool

    /// Nil when the text is not a host with at most a port: user names, blanks, escapes and empty hosts are refused.
    package init?(_ text: String) {
        let bytes = text.utf8
        let end = text.hasPrefix("[") ? bytes.firstIndex(of: UInt8(ascii: "]")).map(bytes.index(after:)) : nil
        let colon = bytes[(end ?? bytes.startIndex)...].firstIndex(of: UInt8(ascii: ":"))
        let host = String(text[..<(colon ?? text.endIndex)])
        guard let port = Authority.port(colon.map { text[text.index(after: $0)...] }) else { return nil }
        self.port = port.number
        if end != nil {
            guard host.hasSuffix("]"), let address = Authority.ipv6(String(host.dropFirst().dropLast())) else {
                return nil
            }
            name = address
            isAddress = true
        } else {
            guard let normal = Authority.normalName(host) else { return nil }
            name = normal
            isAddress = Authority.isIPv4(normal)
        }
    }

    package var description: String {
        let host = name.utf8.contains(UInt8(ascii: ":")) ? "[\(name)]" : name
        return port.map { "\(host):\($0)" } ?? host
    }

    /// An empty port is none (RFC 3986 §3.2.3).
    private static func port(_ digits: Substring?) -> (number: Int?, Void)? {
        guard let digits, !digits.isEmpty else { return (nil, ()) }
        guard digits.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let number = UInt16(digits) else { return nil }
        return (Int(number), ())
    }

    private static func normalName(_ host: String) -> String? {
        var name = host.lowercased()
        if name.hasSuffix(".") { name.removeLast() }
        guard (1...253).contains(name.utf8.count), name.utf8.allSatisfy(isNameByte) else { return nil }
        let labels = name.split(separator: ".", omittingEmptySubsequences: false)
        return labels.allSatisfy { (1...63).contains($0.utf8.count) } ? name : nil
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
        default: false
        }
    }

    private static func isIPv4(_ text: String) -> Bool {
        var address = in_addr()
        return inet_pton(AF_INET, text, &address) == 1
    }

    private static func ipv6(_ text: String) -> String? {
        var address = in6_addr()
        guard inet_pton(AF_INET6, text, &address) == 1 else { return nil }
        var buffer = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        guard let written = inet_ntop(AF_INET6, &address, &buffer, socklen_t(buffer.count)) else { return nil }
        return String(cString: written)
    }
}

extension Request {
    /// The host that the client believes to talk to; nil without a valid `Host` or with several.
    package var host: Authority? {
        let values = headers.values(of: "Host")
        return values.count == 1 ? Authority(values[0]) : nil
    }
}
