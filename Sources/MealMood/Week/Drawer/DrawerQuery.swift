import HTTP
import Planner

/// What the drawer of a week is asked for: words, tags, how far the list has come. All of it stands in the URL.
struct DrawerQuery {
    static let partSize = 40

    var words: String
    var tags: [TagID]
    /// From 1; each part holds so many dishes of the library, whatever stands in the week.
    var part: Int

    init(_ context: MemberContext) throws {
        let fields = try context.request.queryForm
        words = fields.first("q") ?? ""
        tags = fields.all("tag").map { TagID($0) }
        part = min(max(1, fields.first("page").flatMap { Int($0) } ?? 1), 1_000)
    }

    var search: DishSearch { DishSearch(words, tags: tags) }

    /// The URL of a week whose drawer shows so many parts.
    func url(of monday: CivilDay, parts: Int) -> String {
        var fields = tags.map { "tag=\(PercentEncoding.encode($0.text))" }
        if !words.isEmpty { fields.insert("q=\(PercentEncoding.encode(words))", at: 0) }
        if parts > 1 { fields.append("page=\(parts)") }
        return WeekURL.week(monday) + (fields.isEmpty ? "" : "?") + fields.joined(separator: "&")
    }
}
