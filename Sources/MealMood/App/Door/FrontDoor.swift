import HTTP

/// Who may come in, and what they asked for: a proxy in front tells who the client is and by which address it came.
struct FrontDoor: Sendable {
    let address: PublicAddress?
    let hosts: KnownHosts
    /// Names that the operator gave to this machine.
    let names: [String]
    private let proxies: Proxies

    /// - Parameter certified: the names that the certificate of this server is for.
    init(_ settings: ServerSettings, certified: [String] = []) throws {
        address = settings.publicAddress
        names = settings.hostNames
        hosts = KnownHosts(
            given: settings.hostNames + certified + [settings.publicAddress?.host.name].compactMap(\.self),
            isOnNetwork: settings.isOnNetwork)
        let given = settings.trustedProxies
        proxies = Proxies(given.isEmpty && address != nil ? ["127.0.0.1", "::1"] : given)
        if let first = address?.base.first, Self.taken.contains(first) {
            throw ServerSettings.Fault(
                description: "the path of --public-url cannot begin with /\(first): MealMood has pages there itself")
        }
    }

    /// Whether requests are expected from a proxy.
    var isBehindProxy: Bool { address != nil || !proxies.isEmpty }

    var base: BasePath { address?.base ?? .none }

    /// The request as its client made it.
    func received(_ request: Request) -> Request {
        guard isBehindProxy else { return request }
        var request = request
        request.mount = base.text
        request.path = base.stripped(request.path)
        if proxies.trust(request.peer) { translate(&request) }
        return request
    }

    /// Whether a request that changes something comes from a page of ours.
    func isOwnPage(_ request: Request) -> Bool {
        // A proxy may hide the host that the browser sees from us, but nobody else has pages at the public address.
        if let address, request.headers.values(of: "Origin") == [address.origin] { return true }
        return CrossOrigin.allows(request, scheme: request.isSecure ? "https" : "http")
    }

    private func translate(_ request: inout Request) {
        if let host = request.forwarded("X-Forwarded-Host") { request.headers.set("Host", host) }
        if let scheme = request.forwarded("X-Forwarded-Proto") {
            request.isSecure = scheme.lowercased() == "https"
        } else if let address, request.host?.name == address.host.name {
            request.isSecure = address.isSecure
        }
        request.peer = proxies.client(of: request)
    }

    /// What the paths of the product begin with.
    private static var taken: Set<Substring> {
        Set(AllRoutes.all.compactMap { $0.pattern.split(separator: "/").first } + ["assets"])
    }
}

extension Request {
    /// What the first proxy wrote, where each adds to a list.
    fileprivate func forwarded(_ name: String) -> String? {
        let first = headers[name]?.split(separator: ",").first.map { $0.filter { $0 != " " } }
        return first.flatMap { $0.isEmpty ? nil : $0 }
    }
}
