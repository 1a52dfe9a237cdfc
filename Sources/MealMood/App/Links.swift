import HTTP

/// Addresses of this server as another device must write them.
struct Links: Sendable {
    let door: FrontDoor
    var secure: SecureSite?

    /// The absolute address of a path of this server. A browser of this machine knows it as `localhost`, which means
    /// something else on a phone.
    func absolute(_ path: String, seenBy request: Request) -> String {
        if let address = door.address { return address.origin + address.base.placed(path) }
        let (scheme, port) = way(request)
        let seen = request.host?.name ?? "localhost"
        let isKnownOutside = Authority(seen)?.isThisMachine == false
        let host = isKnownOutside ? seen : door.names.first ?? Self.ownAddresses().first ?? seen
        let authority = host.contains(":") ? "[\(host)]" : host
        return "\(scheme)://\(authority)\(port.map { ":\($0)" } ?? "")\(path)"
    }

    /// A device that does not know the household's own authority can open http only, from where one that does is led on.
    private func way(_ request: Request) -> (scheme: String, port: Int?) {
        guard let secure, let host = request.host, secure.covers(host) else {
            return (request.isSecure ? "https" : "http", request.host?.port)
        }
        return secure.authority == nil ? ("https", secure.port) : ("http", secure.plainPort)
    }

    /// The addresses of this machine in its networks; those of IPv6 are nothing to type.
    static func ownAddresses(of machine: [String] = MachineNames.all()) -> [String] {
        machine.compactMap { Authority($0) }.filter { $0.isAddress && !$0.isThisMachine }.map(\.name)
    }
}

extension Authority {
    /// Whether only this machine itself can mean this machine by it.
    var isThisMachine: Bool { name == "localhost" || name == "::1" || name.hasPrefix("127.") && isAddress }
}

extension VisitorContext {
    func link(_ path: String) -> String { services.links.absolute(path, seenBy: request) }
}
