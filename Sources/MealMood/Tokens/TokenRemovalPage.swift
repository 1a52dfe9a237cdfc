import Localization
import Mustache

/// Asks before a token stops working.
struct TokenRemovalPage: Model {
    var title: String
    var text: String
    var action: String

    init(_ token: AccessToken, _ context: MemberContext) {
        title = context.text("tokens.removal.title", ["name": .text(token.name)])
        text = TokenWords(context).sentence(token)
        action = TokenRoutes.removalURL(token)
    }

    static let fields: [Field<Self>] = [
        .text("title") { $0.title },
        .text("text") { $0.text },
        .text("action") { $0.action },
    ]
}
