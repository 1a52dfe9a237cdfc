import Localization
import Planner

/// What is said of a token besides its name.
struct TokenWords {
    private let context: MemberContext

    init(_ context: MemberContext) { self.context = context }

    /// "Creada el 16 sept 2026 · Usada hoy · Caduca el 16 oct 2026"
    func sentence(_ token: AccessToken) -> String {
        var parts = [dated("tokens.created", token.createdOn)]
        switch token.lastUsedOn {
        case nil: parts.append(context.text("tokens.unused"))
        case context.today?: parts.append(context.text("tokens.usedToday"))
        case let day?: parts.append(dated("tokens.used", day))
        }
        if let end = end(token) { parts.append(end) }
        return parts.joined(separator: " · ")
    }

    /// Nil for a token without an end.
    func end(_ token: AccessToken) -> String? {
        token.expiresOn.map { dated(token.isExpired(on: context.today) ? "tokens.expired" : "tokens.expires", $0) }
    }

    private func dated(_ key: String, _ day: CivilDay) -> String {
        let date = context.texts.catalogue.shortDate(CivilParts(day), in: context.language)
        return context.texts(key, context.language, ["date": .text(date)])
    }
}
