import HTTP
import Planner

/// Colours as stylesheets, because the content policy forbids style attributes.
enum TagStyles {
    /// The colours of the household's tags. The URL names the household and its change number: it is kept for ever, also by
    /// the browser of somebody who moves to another household.
    static func colours(_ context: MemberContext) throws -> Response {
        var css = ""
        for tag in try context.library().tags {
            css += "[data-tag=\"\(tag.id.text)\"]{--tag:\(tag.colour)}"
            css += "[data-tag2=\"\(tag.id.text)\"]{--tag2:\(tag.colour)}\n"
        }
        return sheet(css)
    }

    static func coloursURL(_ household: Household) -> String {
        "/tags.css?v=\(household.librarySeq)-\(household.id.text)"
    }

    /// The colours to choose from, and the one that a form stands on.
    static func palette(_ context: MemberContext) throws -> Response {
        guard let chosen = TagColour.parsed("#" + (try context.visitor.query("chosen"))) else {
            throw AppError.invalidField("chosen")
        }
        let choices = TagColour.allCases.map { "[data-colour=\"\($0.rawValue)\"]{--tag:\($0.hex)}\n" }
        return sheet(choices.joined() + "[data-chosen]{--tag:\(chosen)}\n")
    }

    static func paletteURL(_ chosen: String, _ services: Services) -> String {
        "/tags/palette.css?v=\(services.assets.version)&chosen=\(chosen.dropFirst())"
    }

    private static func sheet(_ css: String) -> Response {
        var response = Response(type: "text/css; charset=utf-8", Array(css.utf8))
        response.headers.append("Cache-Control", "private, max-age=31536000, immutable")
        return response
    }
}
