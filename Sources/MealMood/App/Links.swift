import HTTP

/// Addresses of this server as another device must write them.
struct Links: Sendable {
    /// The absolute address of a path of this server. A browser of this machine knows it as `localhost`, which means
    /// something else on a phone.
    func absolute(_ path: String, seenBy request: Request) -> String {
        let scheme = request.isSecure ? "https" : "http"
        let host = request.host ?? Authority("localhost")
        guard let host, host.isThisMachine, let name = Self.ownAddress() else {
            return "\(scheme)://\(host?.description ?? "localhost")\(path)"
        }
        return "\(scheme)://\(name)\(host.port.map { ":\($0)" } ?? "")\(path)"
    }

    /// The first address of this machine in its network.
    private static func ownAddress() -> String? {
        MachineNames.all().compactMap { Authority($0) }.first { $0.isAddress && !$0.isThisMachine }?.description
    }
}

extension Authority {
    /// Whether only this machine itself can mean this machine by it.
    var isThisMachine: Bool { name == "localhost" || name == "::1" || name.hasPrefix("127.") && isAddress }
}

extension VisitorContext {
    func link(_ path: String) -> String { services.links.absolute(path, seenBy: request) }
}
