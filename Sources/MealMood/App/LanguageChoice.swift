import HTTP
import Localization

/// The language of an answer: the member's own, else what this browser chose before it had a member, else what it asks for.
enum LanguageChoice {
    static let cookieName = "mm-language"

    static func language(for request: Request, member: Member?) -> Language {
        if let own = member?.language { return own }
        if let chosen = chosen(by: request) { return chosen }
        let code = request.acceptLanguage.best(of: Language.allCases.map(\.code), default: Language.es.code)
        return Language(rawValue: code) ?? .es
    }

    /// What this browser chose before it had a member.
    static func chosen(by request: Request) -> Language? {
        request.cookie(cookieName).flatMap(Language.init(rawValue:))
    }
}

/// Where a form may send the browser back to: a path of this server and nothing else.
enum LocalPath {
    static func safe(_ text: String?) -> String? {
        guard let text, text.hasPrefix("/"), !text.hasPrefix("//"), text.utf8.count <= 2_000 else { return nil }
        return text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\\#".utf8.contains($0) } ? text : nil
    }
}
