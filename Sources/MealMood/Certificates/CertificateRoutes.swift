import HTTP

/// How a device comes to trust this server, for everybody and on http as well: who needs it cannot use https yet.
enum CertificateRoutes {
    static let all: [Route<Endpoint>] = [
        Route(.get, CertificateURL.page, .visitor(CertificateHandlers.show)),
        Route(.get, CertificateURL.file, .visitor(CertificateHandlers.download)),
        Route(.get, CertificateURL.ping, .visitor(CertificateHandlers.ping)),
        Route(.post, CertificateURL.plain, .visitor(CertificateHandlers.stayOnPlain)),
    ]
}

enum CertificateURL {
    static let page = "/ca"
    static let file = "/ca/mealmood-ca.crt"
    /// What a page on http fetches over https to see whether its browser trusts the certificate.
    static let ping = "/ca/ping"
    static let plain = "/ca/plain"
}
