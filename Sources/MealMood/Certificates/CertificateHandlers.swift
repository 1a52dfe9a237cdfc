import Crypto
import HTTP
import Mustache

enum CertificateHandlers {
    static func show(_ context: VisitorContext) throws -> Response {
        let page = try CertificatePage(context)
        var response = try context.page(
            "certificates/page", title: context.text("certificates.title"), section: .settings, [Record(page)])
        if !page.origin.isEmpty {
            let policy = "\(context.services.assets.contentPolicy); connect-src 'self' \(page.origin)"
            response.headers.set("Content-Security-Policy", policy)
        }
        return response
    }

    /// DER, which every system opens by itself.
    static func download(_ context: VisitorContext) throws -> Response {
        guard let authority = context.services.secure?.authority else { throw AppError.notFound }
        var response = Response(type: "application/x-x509-ca-cert", authority.der)
        response.headers.append("Content-Disposition", "attachment; filename=\"mealmood-ca.crt\"")
        response.headers.append("Cache-Control", "no-store")
        return response
    }

    /// Says nothing to pages of others: only that it could be read counts.
    static func ping(_ context: VisitorContext) throws -> Response {
        var response = Response(type: "text/plain; charset=utf-8", Array("ok".utf8))
        response.headers.append("Cache-Control", "no-store")
        response.headers.append("Vary", "Origin")
        if let origin = ownOrigin(context) { response.headers.append("Access-Control-Allow-Origin", origin) }
        return response
    }

    /// The way back, when https has ceased to work on a device.
    static func stayOnPlain(_ context: VisitorContext) throws -> Response {
        var response = Response.redirect(to: CertificateURL.page)
        response.setCookie(TrustingDevice.forgotten(context.request))
        return response
    }

    /// The origin that asks, if its host is this server, whatever the scheme and the port.
    private static func ownOrigin(_ context: VisitorContext) -> String? {
        guard let origin = context.request.headers["Origin"], let end = origin.firstRange(of: "://")?.upperBound else {
            return nil
        }
        var asker = context.request
        asker.headers.set("Host", String(origin[end...]))
        return context.services.door.hosts.allows(asker) ? origin : nil
    }
}
