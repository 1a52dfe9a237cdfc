import Localization
import Mustache

/// What `Templates/tokens/list` needs.
struct TokenListPage: Model {
    var title: String
    var form: TokenForm
    var nameError: String
    var lives: [TokenLifeChoice]
    var tokens: [TokenRow]

    init(_ form: TokenForm, tokens: [AccessToken], _ context: MemberContext) {
        title = context.text("tokens.title")
        self.form = form
        nameError = form.fault?.sentence("name", limit: AccessToken.nameLimit, context.visitor) ?? ""
        lives = TokenForm.lives.map { TokenLifeChoice($0, isChosen: $0 == form.life, context) }
        self.tokens = tokens.map { TokenRow($0, context) }
    }

    static let fields: [Field<Self>] = [
        .text("title") { $0.title },
        .text("name") { $0.form.name },
        .text("nameError") { $0.nameError },
        .list("lives") { $0.lives },
        .list("tokens") { $0.tokens },
        .flag("isEmpty") { $0.tokens.isEmpty },
    ]
}

struct TokenLifeChoice: Model {
    var value: String
    var label: String
    var isChosen: Bool

    init(_ life: Int?, isChosen: Bool, _ context: MemberContext) {
        value = life.map(String.init) ?? ""
        label =
            life.map { context.text("tokens.life.days", ["count": .number($0)]) } ?? context.text("tokens.life.none")
        self.isChosen = isChosen
    }

    static let fields: [Field<Self>] = [
        .text("value") { $0.value },
        .text("label") { $0.label },
        .flag("isChosen") { $0.isChosen },
    ]
}

struct TokenRow: Model {
    var token: AccessToken
    var text: String
    var isExpired: Bool

    init(_ token: AccessToken, _ context: MemberContext) {
        self.token = token
        text = TokenWords(context).sentence(token)
        isExpired = token.isExpired(on: context.today)
    }

    static let fields: [Field<Self>] = [
        .text("name") { $0.token.name },
        .text("text") { $0.text },
        .flag("isExpired") { $0.isExpired },
        .text("removalURL") { TokenRoutes.removalURL($0.token) },
    ]
}
