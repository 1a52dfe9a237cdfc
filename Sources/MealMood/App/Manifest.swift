import HTTP
import Localization

/// What the system shows of MealMood when it is installed like an app, in one language.
enum Manifest {
    static func show(_ context: VisitorContext) throws -> Response {
        let language = Language(rawValue: try context.query("lang")) ?? context.language
        let words = Words(context: context, language: language)
        let content = try JSONWriter.write { json in
            try json.object { json in
                json.member("id", words.address("/"))
                json.member("name", "MealMood")
                json.member("short_name", "MealMood")
                json.member("description", words.text("onboarding.welcome.tagline"))
                json.member("lang", language.code)
                json.member("dir", "ltr")
                json.member("start_url", words.address("/"))
                json.member("scope", words.address("/"))
                json.member("display", "standalone")
                json.member("background_color", PageColour.light)
                json.member("theme_color", PageColour.light)
                json.member("categories", ["food", "lifestyle"])
                json.object("launch_handler") { $0.member("client_mode", ["navigate-existing", "auto"]) }
                try ManifestPictures(words).write(to: &json)
                try ManifestShortcuts(words).write(to: &json)
            }
        }
        var response = Response(type: "application/manifest+json", content)
        response.headers.append("Cache-Control", "no-cache")
        return response
    }

    static func url(_ language: Language) -> String { "/manifest.webmanifest?lang=\(language.code)" }

    /// The manifest's language, and how its client writes addresses.
    struct Words {
        let context: VisitorContext
        let language: Language

        func text(_ key: String) -> String { context.services.texts(key, language) }
        func address(_ path: String) -> String { context.request.outside(path) }
        func picture(_ path: String) throws -> String { address(try context.services.assets.checkedURL(path)) }
    }
}

/// The page's own colour (`--bg` in tokens.css), for what surrounds it.
enum PageColour {
    static let light = "#FFF9F5"
    static let dark = "#1A1615"
}
