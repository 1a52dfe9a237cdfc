import HTTP

/// Who a request comes from, as far as the network tells: behind a trusted proxy the address that the proxy names.
struct ClientAddress: Hashable, Sendable, CustomStringConvertible {
    let description: String
    let isLoopback: Bool

    init(_ peer: PeerAddress) {
        description = peer.description
        isLoopback = peer.isLoopback
    }

    /// What tries are counted by: a line outside, a device inside the home.
    var network: String { PeerAddress(description, isLoopback: isLoopback).place }
}

extension VisitorContext {
    var client: ClientAddress { ClientAddress(request.peer) }

    /// Whether somebody sits at this very machine: nothing came in between that could speak for somebody elsewhere.
    ///
    /// A proxy that writes nothing of its own cannot be told from a browser here, so that where one is expected nobody can.
    var isSameMachine: Bool {
        guard !services.door.isBehindProxy, client.isLoopback, let host = request.host,
            ["localhost", "127.0.0.1", "::1"].contains(host.name)
        else { return false }
        let between = ["forwarded", "via", "x-real-ip"]
        return !request.headers.all.contains { field in
            let name = field.name.lowercased()
            return between.contains(name) || name.hasPrefix("x-forwarded-")
        }
    }
}
