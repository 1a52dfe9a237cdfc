package import HTTP

/// Where the outside knows this server: `https://home.example/meals`.
package struct PublicAddress: Hashable, Sendable {
    package let isSecure: Bool
    package let host: Authority
    package let base: BasePath

    package init?(_ text: String) {
        let parts = text.split(separator: "://", maxSplits: 1).map(String.init)
        guard parts.count == 2, let isSecure = ["https": true, "http": false][parts[0].lowercased()] else { return nil }
        let end = parts[1].firstIndex(of: "/") ?? parts[1].endIndex
        guard let host = Authority(String(parts[1][..<end])), let base = BasePath(String(parts[1][end...])) else {
            return nil
        }
        (self.isSecure, self.host, self.base) = (isSecure, host, base)
    }

    /// As browsers write it in `Origin`.
    var origin: String {
        let usual = isSecure ? 443 : 80
        let name = host.port == usual ? Authority(host.name.contains(":") ? "[\(host.name)]" : host.name) : host
        return "\(isSecure ? "https" : "http")://\(name ?? host)"
    }
}
