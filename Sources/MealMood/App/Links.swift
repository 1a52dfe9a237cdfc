import HTTP

/// Addresses of this server as another device must write them.
struct Links: Sendable {
    let door: FrontDoor

    /// The absolute address of a path of this server. A browser of this machine knows it as `localhost`, which means
    /// something else on a phone.
    func absolute(_ path: String, seenBy request: Request) -> String {
        if let address = door.address { return address.origin + address.base.placed(path) }
        let scheme = request.isSecure ? "https" : "http"
        let host = request.host ?? Authority("localhost")
        guard let host, host.isThisMachine, let name = door.names.first ?? Self.ownAddress() else {
            return "\(scheme)://\(host?.description ?? "localhost")\(path)"
        }
        let authority = Authority(name.contains(":") ? "[\(name)]" : name)
        return "\(scheme)://\(authority?.description ?? name)\(host.port.map { ":\($0)" } ?? "")\(path)"
    }

    /// The first address of this machine in its network.
    private static func ownAddress() -> String? {
        MachineNames.all().first { Authority("[\($0)]") == nil && Authority($0)?.isAddress == true && !isLocal($0) }
    }

    private static func isLocal(_ address: String) -> Bool { Authority(address)?.isThisMachine ?? true }
}

extension Authority {
    /// Whether only this machine itself can mean this machine by it.
    var isThisMachine: Bool { name == "localhost" || name == "::1" || name.hasPrefix("127.") && isAddress }
}

extension VisitorContext {
    func link(_ path: String) -> String { services.links.absolute(path, seenBy: request) }
}
