import HTTP
import Localization
import Mustache

/// What `Templates/sign-in/link` needs: whose account the link opens.
struct SignInLinkPage: Model {
    var title: String
    var avatar: AvatarModel
    var question: String
    var server: String
    var action: String
    var key: String

    init(_ person: MemberID, _ context: VisitorContext) throws {
        let look = try AccountStore.look(of: person, in: context.db)
        title = context.text("signIn.link.title")
        avatar = AvatarModel(name: look.name, colour: look.colour)
        question =
            look.name.isEmpty
            ? context.text("signIn.link.nameless") : context.text("signIn.link.question", ["name": .text(look.name)])
        server = context.request.headers["Host"] ?? ""
        action = "\(SignInURL.path)/\(context.parameters["code"])"
        key = EntranceKey.fresh()
    }

    static let fields: [Field<Self>] = [
        .text("title") { $0.title },
        .model("avatar") { $0.avatar },
        .text("question") { $0.question },
        .text("server") { $0.server },
        .text("action") { $0.action },
        .text("key") { $0.key },
    ]
}

/// What is said of a link or a code that leads nowhere, whatever the reason.
struct LinkGonePage: Model {
    var title: String

    static let fields: [Field<Self>] = [.text("title") { $0.title }]

    static func response(_ context: VisitorContext) throws -> Response {
        let page = LinkGonePage(title: context.text("signIn.gone.title"))
        return try context.page("sign-in/gone", status: .notFound, title: page.title, [Record(page)])
    }
}
