import Glibc
import HTTP

/// Who a request comes from, as far as the network tells: behind a trusted proxy the address that the proxy names.
struct ClientAddress: Hashable, Sendable, CustomStringConvertible {
    let description: String
    let isLoopback: Bool

    init(_ peer: PeerAddress) {
        description = peer.description
        isLoopback = peer.isLoopback
    }

    /// What tries are counted by. One line has a whole /64 of IPv6 for itself, so single addresses mean nothing there.
    var network: String {
        var address = in6_addr()
        guard inet_pton(AF_INET6, description, &address) == 1 else { return description }
        let bytes = withUnsafeBytes(of: address) { Array($0) }
        if bytes.starts(with: Self.mapped) { return bytes.suffix(4).map(String.init).joined(separator: ".") }
        return bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":")
    }

    /// An IPv4 address as IPv6 sees it (RFC 4291 §2.5.5.2).
    private static let mapped = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]
}

extension VisitorContext {
    var client: ClientAddress { ClientAddress(request.peer) }

    /// Whether somebody sits at this very machine: nothing came in between that could speak for somebody elsewhere.
    var isSameMachine: Bool {
        guard client.isLoopback, let host = request.host, ["localhost", "127.0.0.1", "::1"].contains(host.name) else {
            return false
        }
        let between = ["forwarded", "via", "x-real-ip"]
        return !request.headers.all.contains { field in
            let name = field.name.lowercased()
            return between.contains(name) || name.hasPrefix("x-forwarded-")
        }
    }
}
