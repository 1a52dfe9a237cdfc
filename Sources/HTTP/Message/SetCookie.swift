/// A cookie to give to the client (RFC 6265 §4.1, with `SameSite` of its successor draft).
package struct SetCookie: Sendable {
    package enum SameSite: String, Sendable {
        case strict = "Strict"
        case lax = "Lax"
        case none = "None"
    }

    package var name: String
    package var value: String
    package var path: String
    /// Seconds to keep it; 0 removes it; nil keeps it until the browser closes.
    package var maxAge: Int?
    package var isHTTPOnly: Bool
    package var isSecure: Bool
    package var sameSite: SameSite

    /// - Parameter name: a token; anything else is a mistake of the caller and traps.
    package init(
        _ name: String, _ value: String, path: String = "/", maxAge: Int? = nil, isHTTPOnly: Bool = true,
        isSecure: Bool = false, sameSite: SameSite = .lax
    ) {
        precondition(!name.isEmpty && name.utf8.allSatisfy(FieldCursor.isTokenByte), "not a cookie name")
        self.name = name
        self.value = value
        self.path = path
        self.maxAge = maxAge
        self.isHTTPOnly = isHTTPOnly
        self.isSecure = isSecure
        self.sameSite = sameSite
    }

    /// Removes a cookie that was set with the same path.
    package static func removal(of name: String, path: String = "/", isSecure: Bool = false) -> SetCookie {
        SetCookie(name, "", path: path, maxAge: 0, isSecure: isSecure)
    }

    /// The value of the `Set-Cookie` field. Octets that a cookie's value or path may not have are percent-encoded,
    /// so that nothing can be smuggled in; `Request.cookie` returns them as they were sent.
    package var headerValue: String {
        var text = "\(name)=\(SetCookie.escaped(value)); Path=\(SetCookie.escaped(path))"
        if let maxAge { text += "; Max-Age=\(maxAge)" }
        if isHTTPOnly { text += "; HttpOnly" }
        if isSecure { text += "; Secure" }
        return text + "; SameSite=\(sameSite.rawValue)"
    }

    private static func escaped(_ text: String) -> String {
        guard !text.utf8.allSatisfy(isCookieOctet) else { return text }
        return text.utf8.map { byte in
            let character = String(UnicodeScalar(byte))
            return isCookieOctet(byte) ? character : PercentEncoding.encode(octet: byte)
        }.joined()
    }

    /// RFC 6265 §4.1.1: visible ASCII without quote, comma, semicolon and backslash.
    private static func isCookieOctet(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21, 0x23...0x2B, 0x2D...0x3A, 0x3C...0x5B, 0x5D...0x7E: true
        default: false
        }
    }
}

extension Response {
    /// Adds a `Set-Cookie` field; each cookie is a field of its own.
    package mutating func setCookie(_ cookie: SetCookie) {
        headers.append("Set-Cookie", cookie.headerValue)
    }
}
