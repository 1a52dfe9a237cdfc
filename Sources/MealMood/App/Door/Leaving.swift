import HTTP

extension Response {
    /// What every answer gets on its way out: the headers that protect pages, and the base path where it leads elsewhere.
    func leaving(_ request: Request) -> Response {
        var response = SecurityHeaders.added(
            to: self, isTrusted: request.isSecure || request.host?.isThisMachine == true)
        if !request.mount.isEmpty, let location = response.headers["Location"] {
            response.headers.set("Location", request.outside(location))
        }
        return response
    }
}

extension Request {
    /// A path of this server as its client must write it.
    func outside(_ path: String) -> String { BasePath(checked: mount).placed(path) }

    /// Where cookies of this server belong.
    var cookiePath: String { mount.isEmpty ? "/" : mount }
}
