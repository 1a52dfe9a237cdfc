import HTTP
import Mustache

enum SignOutHandlers {
    /// Leaves at once, unless nobody could ever come back in: then it is said first.
    static func leave(_ context: VisitorContext) throws -> Response {
        guard let identity = context.identity, !identity.isProgram else { return .redirect(to: SignInURL.path) }
        let isSure = try context.request.form().first("sure") == "1"
        if !isSure, try isOnlyWayIn(identity.member.id, context) { return try warn(context) }
        try context.endSession()
        var response = Response.redirect(to: "\(SignInURL.path)?left=1")
        for removal in SessionCookie.removals(for: context.request) { response.setCookie(removal) }
        // Below a prefix the site is others' too; there the page's own script takes away what is ours.
        if context.request.mount.isEmpty { response.headers.set("Clear-Site-Data", "\"cache\", \"storage\"") }
        return response
    }

    /// Whoever reloads the question, or comes back to it.
    static func ask(_ context: VisitorContext) throws -> Response {
        context.identity == nil ? .redirect(to: SignInURL.path) : try warn(context)
    }

    private static func isOnlyWayIn(_ person: MemberID, _ context: VisitorContext) throws -> Bool {
        guard try PasswordStore.hash(of: person, in: context.db) == nil else { return false }
        return try SessionList(person: person, context: context).all().count == 1
    }

    private static func warn(_ context: VisitorContext) throws -> Response {
        let page = SignOutPage(
            title: context.text("signOut.title"),
            isOnlyWayIn: try context.identity.map { try isOnlyWayIn($0.member.id, context) } ?? false)
        return try context.page("sign-in/out", title: page.title, section: .settings, [Record(page)])
    }
}

/// What `Templates/sign-in/out` needs.
struct SignOutPage: Model {
    var title: String
    /// Neither a password nor another device leads back.
    var isOnlyWayIn: Bool

    static let fields: [Field<Self>] = [
        .text("title") { $0.title },
        .flag("isOnlyWayIn") { $0.isOnlyWayIn },
    ]
}
