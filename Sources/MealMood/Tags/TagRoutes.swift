import HTTP
import Planner

enum TagRoutes {
    static let all: [Route<Endpoint>] = [
        Route(.get, "/tags.css", .newcomer(colours))
    ]

    /// The colours as a stylesheet, because the content policy forbids style attributes. Its URL names the change number.
    static func colours(_ context: MemberContext) throws -> Response {
        var css = ""
        for tag in try context.library().tags {
            css += "[data-tag=\"\(tag.id.text)\"]{--tag:\(tag.colour)}"
            css += "[data-tag2=\"\(tag.id.text)\"]{--tag2:\(tag.colour)}\n"
        }
        var response = Response(type: "text/css; charset=utf-8", Array(css.utf8))
        response.headers.append("Cache-Control", "private, max-age=31536000, immutable")
        return response
    }

    static func coloursURL(_ household: Household) -> String { "/tags.css?v=\(household.librarySeq)" }
}
