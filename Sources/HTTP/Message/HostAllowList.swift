/// The names that a server answers to. A page elsewhere may point its own name at this machine (DNS rebinding)
/// and would be same-origin with it, if any `Host` would do.
package struct HostAllowList: Sendable {
    private let names: Set<String>
    private let allowsAnyAddress: Bool

    /// - Parameters:
    ///   - hosts: names and numeric addresses (IPv6 with or without brackets), without ports. What is not a host is
    ///     left out; check with `Authority` first when that is to be an error.
    ///   - allowsAnyAddress: whether every numeric address will do; rebinding needs a name.
    package init(names hosts: [String], allowsAnyAddress: Bool = false) {
        names = Set(hosts.compactMap { Authority($0)?.name ?? Authority("[\($0)]")?.name })
        self.allowsAnyAddress = allowsAnyAddress
    }

    /// Whether the request is meant for this server. The port is not looked at: it may be mapped.
    package func allows(_ request: Request) -> Bool {
        guard let host = request.host else { return false }
        return names.contains(host.name) || allowsAnyAddress && host.isAddress
    }
}
