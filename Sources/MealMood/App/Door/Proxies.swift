import HTTP

/// The proxies whose word counts: anybody else can write what they like into `X-Forwarded-For`.
struct Proxies: Sendable {
    private let addresses: Set<String>

    init(_ addresses: [String]) { self.addresses = Set(addresses.compactMap(Self.normal)) }

    var isEmpty: Bool { addresses.isEmpty }

    func trust(_ peer: PeerAddress) -> Bool { Self.normal(peer.description).map(addresses.contains) ?? false }

    /// Each proxy has written whom it heard at the end of the list: the last that is no proxy of ours is the client.
    func client(of request: Request) -> PeerAddress {
        let heard = request.headers.values(of: "X-Forwarded-For").flatMap { $0.split(separator: ",") }
        var client = request.peer
        for entry in heard.reversed() {
            guard let address = Self.normal(entry.filter { $0 != " " && $0 != "\t" }) else { break }
            client = PeerAddress(address, isLoopback: address == "::1" || address.hasPrefix("127."))
            if !addresses.contains(address) { break }
        }
        return client
    }

    /// An address in one form; some proxies add the port.
    private static func normal(_ text: String) -> String? {
        guard let address = Authority(text) ?? Authority("[\(text)]"), address.isAddress else { return nil }
        let mapped = "::ffff:"
        return address.name.hasPrefix(mapped) && address.name.contains(".")
            ? String(address.name.dropFirst(mapped.count)) : address.name
    }
}
