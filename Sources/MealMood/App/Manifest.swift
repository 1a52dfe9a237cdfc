import HTTP
import Localization

/// What the system shows of MealMood when it is installed like an app, in one language.
enum Manifest {
    static func show(_ context: VisitorContext) throws -> Response {
        let language = Language(rawValue: try context.query("lang")) ?? context.language
        let assets = context.services.assets
        let logo = context.request.outside(try assets.checkedURL("logo.svg"))
        let maskable = context.request.outside(try assets.checkedURL("logo-maskable.svg"))
        let home = context.request.outside("/")
        let content = JSONWriter.write { json in
            json.object { json in
                json.member("id", home)
                json.member("name", "MealMood")
                json.member("short_name", "MealMood")
                json.member("description", context.services.texts("onboarding.welcome.tagline", language))
                json.member("lang", language.code)
                json.member("dir", "ltr")
                json.member("start_url", home)
                json.member("scope", home)
                json.member("display", "standalone")
                json.member("background_color", PageColour.light)
                json.member("theme_color", PageColour.light)
                json.array("icons") { json in
                    write(logo, purpose: "any", to: &json)
                    write(maskable, purpose: "maskable", to: &json)
                }
            }
        }
        var response = Response(type: "application/manifest+json", content)
        response.headers.append("Cache-Control", "no-cache")
        return response
    }

    static func url(_ language: Language) -> String { "/manifest.webmanifest?lang=\(language.code)" }

    private static func write(_ icon: String, purpose: String, to json: inout JSONWriter) {
        json.object { json in
            json.member("src", icon)
            json.member("type", "image/svg+xml")
            json.member("sizes", "any")
            json.member("purpose", purpose)
        }
    }
}

/// The page's own colour (`--bg` in tokens.css), for what surrounds it.
enum PageColour {
    static let light = "#FFF9F5"
    static let dark = "#1A1615"
}
