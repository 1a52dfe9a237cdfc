import HTTP
import Planner

/// What the list of dishes shows: a search, tags and a page, all in the URL.
struct DishFilter {
    static let pageSize = 50

    let query: String
    let tag: TagID?
    let page: Int

    init(_ context: MemberContext) throws {
        query = try context.visitor.query("q")
        let tag = try context.visitor.query("tag")
        self.tag = tag.isEmpty ? nil : TagID(tag)
        page = max(1, Int(try context.visitor.query("page")) ?? 1)
    }

    func matches(in library: DishLibrary) -> [Dish] {
        library.dishes(matching: DishSearch(query, tags: [tag].compactMap(\.self)))
    }

    func url(tag: TagID?, page: Int = 1) -> String {
        var parts: [String] = []
        if !query.isEmpty { parts.append("q=\(PercentEncoding.encode(query))") }
        if let tag { parts.append("tag=\(PercentEncoding.encode(tag.text))") }
        if page > 1 { parts.append("page=\(page)") }
        return parts.isEmpty ? "/dishes" : "/dishes?" + parts.joined(separator: "&")
    }
}
