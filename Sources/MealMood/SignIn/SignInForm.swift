import Crypto
import HTTP

/// The form of signing in, as it was filled in.
struct SignInForm: Sendable {
    var name = ""
    var password = Password("")
    /// Where to go then.
    var destination = "/"
    var key: Token?

    /// An empty one.
    init(_ context: VisitorContext) throws {
        destination = LocalPath.safe(try context.query("return")) ?? "/"
    }

    init(posted request: Request) throws {
        let form = try request.form()
        name = form.first("name") ?? ""
        password = Password(form.first("password") ?? "")
        destination = LocalPath.safe(form.first("return")) ?? "/"
        key = try EntranceKey.read(request)
    }

    var lacksName: Bool { AccountStore.nameKey(name) == nil }
    var lacksPassword: Bool { password.text.isEmpty }
}
