import HTTP
import Mustache
import Planner

/// What `Templates/tokens/made` needs: the only page that ever shows the secret.
struct TokenMadePage: Model {
    var title: String
    var name: String
    var secret: String
    /// Until when it can be used; empty for no end.
    var end: String
    var example: String

    init(_ token: AccessToken, secret: AccessTokenSecret, _ context: MemberContext) {
        title = context.text("tokens.made.title")
        name = token.name
        self.secret = secret.text
        end = TokenWords(context).end(token) ?? ""
        let host = context.request.headers["Host"] ?? "localhost"
        let week = "http://\(host)/api/v1/weeks/\(context.today.monday)"
        example = "curl -H \"Authorization: Bearer \(secret.text)\" \(week)"
    }

    static let fields: [Field<Self>] = [
        .text("title") { $0.title },
        .text("name") { $0.name },
        .text("secret") { $0.secret },
        .text("end") { $0.end },
        .text("example") { $0.example },
    ]
}
