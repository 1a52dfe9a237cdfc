package import HTTP

/// Talks to a `TestApp` as a browser would: keeps cookies, sends its language, says where its forms come from.
package final class TestBrowser {
    package let app: TestApp
    package var language: String
    /// Header fields that each request gets as well, as a proxy adds them.
    package var fields: [String: String] = [:]
    private var cookies: [String: String] = [:]

    package init(_ app: TestApp, language: String = "es") {
        self.app = app
        self.language = language
    }

    /// The same browser, cookies and all, at another run of the server.
    package func moved(to app: TestApp) -> TestBrowser {
        let browser = TestBrowser(app, language: language)
        browser.cookies = cookies
        return browser
    }

    /// Another browser of the same server that holds a cookie.
    package func another(holding cookie: String, _ value: String) -> TestBrowser {
        let browser = TestBrowser(app, language: language)
        browser.cookies[cookie] = value
        return browser
    }

    package func get(_ path: String, headers: [String: String] = [:]) -> Page {
        send(.get, path, headers: headers)
    }

    package func post(_ path: String, _ fields: KeyValuePairs<String, String>) -> Page {
        let body = fields.map { "\(PercentEncoding.encode($0.key))=\(PercentEncoding.encode($0.value))" }
        return send(
            .post, path, headers: ["Content-Type": "application/x-www-form-urlencoded"],
            body: body.joined(separator: "&"))
    }

    package func send(
        _ method: Method, _ path: String, headers: [String: String] = [:], json: String
    ) -> Page {
        send(method, path, headers: headers.merging(["Content-Type": "application/json"]) { own, _ in own }, body: json)
    }

    package func send(
        _ method: Method, _ path: String, headers: [String: String] = [:], body: String = ""
    ) -> Page {
        send(method, path, headers: headers, bytes: Array(body.utf8))
    }

    /// The form of a page with a file chosen in it.
    package func upload(
        _ path: String, _ fields: KeyValuePairs<String, String> = [:], file: [UInt8], named name: String,
        field: String = "file"
    ) -> Page {
        let part = "--edge\r\nContent-Disposition: form-data; name="
        let texts = fields.map { "\(part)\"\($0.key)\"\r\n\r\n\($0.value)\r\n" }.joined()
        let head = "\(texts)\(part)\"\(field)\"; filename=\"\(name)\"\r\n\r\n"
        return send(
            .post, path, headers: ["Content-Type": "multipart/form-data; boundary=edge"],
            bytes: Array(head.utf8) + file + Array("\r\n--edge--\r\n".utf8))
    }

    package func send(_ method: Method, _ path: String, headers: [String: String] = [:], bytes: [UInt8]) -> Page {
        let parts = path.split(separator: "#")[0].split(separator: "?", maxSplits: 1).map(String.init)
        var fields = HeaderFields()
        fields.append("Host", "localhost:8080")
        fields.append("Accept-Language", language)
        if !method.isSafe { fields.append("Origin", "http://localhost:8080") }
        if !cookies.isEmpty { fields.append("Cookie", cookies.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")) }
        for (name, value) in self.fields.merging(headers, uniquingKeysWith: { $1 }) { fields.set(name, value) }
        let request = Request(
            method: method, path: parts[0], query: parts.count > 1 ? parts[1] : "", headers: fields,
            body: bytes, id: "test")
        let response = app.send(request)
        keepCookies(of: response)
        return Page(response)
    }

    private func keepCookies(of response: Response) {
        for value in response.headers.values(of: "Set-Cookie") {
            let pair = value.split(separator: ";")[0].split(separator: "=", maxSplits: 1).map(String.init)
            cookies[pair[0]] = pair.count > 1 ? pair[1] : ""
        }
    }
}
