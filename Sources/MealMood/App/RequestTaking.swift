import Crypto
import HTTP

/// Takes what is big out of a request. A hash stays in its place, so that another file is another request.
extension Request {
    /// The form with its files.
    mutating func takeForm() throws -> Form {
        let form = try form(limits: FormLimits(bytes: body.count))
        let files = form.files.filter { !$0.isAbsent }
        let hashes = files.map { Form.Field(name: $0.name, value: Hex.encode(sha256($0.bytes))) }
        body = Array(Form(fields: form.fields + hashes).urlEncoded.utf8)
        headers.set("Content-Type", "application/x-www-form-urlencoded")
        return form
    }

    /// The whole content.
    mutating func takeContent() -> [UInt8] {
        defer { body = sha256(body) }
        return body
    }
}
