/// Keeps other sites from changing things with the cookies of a visitor's browser.
package enum CrossOrigin {
    /// Whether a request may be acted upon.
    ///
    /// Safe methods always may. Otherwise `Sec-Fetch-Site` must say that the page is ours or that there is none;
    /// where that is missing (browsers leave it out on plain http) or says something else, `Origin` must be this
    /// server's. A request with neither does not come from another site's page, since browsers send `Origin` with
    /// every unsafe cross-origin request: scripts and command lines may go on.
    ///
    /// - Parameter scheme: what the client used, `http` or `https`.
    package static func allows(_ request: Request, scheme: String = "http") -> Bool {
        if request.method.isSafe { return true }
        let sites = request.headers.values(of: "Sec-Fetch-Site")
        if sites == ["same-origin"] || sites == ["none"] { return true }
        let origins = request.headers.values(of: "Origin")
        if sites.isEmpty, origins.isEmpty { return true }
        guard origins.count == 1, let host = request.host else { return false }
        return isOrigin(origins[0], scheme: scheme, host: host)
    }

    /// RFC 6454 §7: `scheme://host[:port]`. `null` is nobody's.
    private static func isOrigin(_ origin: String, scheme: String, host: Authority) -> Bool {
        let start = "\(scheme)://"
        guard origin.lowercased().hasPrefix(start), let other = Authority(String(origin.dropFirst(start.count))) else {
            return false
        }
        let usual = scheme == "https" ? 443 : 80
        return other.name == host.name && other.port ?? usual == host.port ?? usual
    }
}
