import HTTP
import Mustache

/// A link for one sign-in. Looking at it changes nothing: programs look at links too.
enum SignInLinkHandlers {
    static func show(_ context: VisitorContext) throws -> Response {
        guard let person = try person(context) else { return try LinkGonePage.response(context) }
        let page = try SignInLinkPage(person, context)
        return try context.page("sign-in/link", title: page.title, [Record(page)])
    }

    static func use(_ context: VisitorContext) throws -> Response {
        let key = try EntranceKey.read(context.request)
        if let key, let person = try Session.person(of: key, at: context.now, in: context.db) {
            return try context.enter(as: person, form: key, to: "/")
        }
        guard let person = try person(context) else { return try LinkGonePage.response(context) }
        try SignInLinkStore.use(context.parameters["code"], in: context.db)
        return try context.enter(as: person, form: key, to: "/")
    }

    private static func person(_ context: VisitorContext) throws -> MemberID? {
        try context.guessing(.links) {
            try SignInLinkStore.person(of: context.parameters["code"], at: context.now, in: context.db)
        }
    }
}
