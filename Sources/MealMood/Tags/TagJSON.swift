import HTTP
import Planner

/// Tags as JSON.
struct TagJSON {
    private let context: MemberContext
    private let library: DishLibrary
    private let counts: [TagID: Int]

    init(_ context: MemberContext) throws {
        self.context = context
        library = try context.library()
        counts = library.dishCounts
    }

    func all() -> Response {
        answer(.ok) { json in
            json.array("tags") { json in
                for tag in library.tags { json.object { write(tag, to: &$0) } }
            }
        }
    }

    func one(_ tag: Tag, status: Status = .ok, replaced: ReplacedNote? = nil) -> Response {
        answer(status) { json in
            write(tag, to: &json)
            replaced?.write(to: &json)
        }
    }

    private func answer(_ status: Status, _ body: (inout JSONWriter) -> Void) -> Response {
        var response = Response(status, type: "application/json", JSONWriter.write { $0.object(body) })
        response.headers.append("Cache-Control", "no-store")
        return response
    }

    private func write(_ tag: Tag, to json: inout JSONWriter) {
        writeOwn(tag, to: &json)
        json.member("dishes", counts[tag.id] ?? 0)
    }

    /// What the tag itself says.
    func writeOwn(_ tag: Tag, to json: inout JSONWriter) {
        json.member("id", tag.id.text)
        json.member("name", tag.name(in: context.language, context.texts))
        json.member("isGiven", tag.given != nil)
        json.member("colour", tag.colour)
        json.object("rules") { json in Self.write(tag.rules, to: &json) }
        json.member("sentence", context.ruleSentence.sentence(tag))
        json.member("rev", tag.rev)
    }

    static func write(_ rules: Planner.Tag, to json: inout JSONWriter) {
        json.member("maxPerWeek", rules.maxPerWeek)
        json.member("minPerWeek", rules.minPerWeek)
        json.member("noConsecutive", rules.noConsecutive)
        json.member("noDuplicateInDay", rules.noDuplicateInDay)
        json.member("mealTypeRestriction", rules.onlyMeal?.rawValue)
    }
}
