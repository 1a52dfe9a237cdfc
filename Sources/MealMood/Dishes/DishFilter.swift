import HTTP
import Planner

/// What the list of dishes shows: a search, tags and a page, all in the URL.
struct DishFilter {
    static let pageSize = 50

    let query: String
    /// What is found carries all of them.
    let tags: [TagID]
    let page: Int

    init(_ context: MemberContext) throws {
        let form = try context.request.queryForm
        query = form.first("q") ?? ""
        tags = form.all("tag").filter { !$0.isEmpty }.map { TagID($0) }
        page = max(1, form.first("page").flatMap { Int($0) } ?? 1)
    }

    /// Whether it leaves anything out.
    var isOpen: Bool { DishSearch(query, tags: tags).isEmpty }

    /// One page of what was found.
    struct Part {
        let shown: ArraySlice<Dish>
        /// How many were found.
        let count: Int
        let page: Int
        let pages: Int
    }

    /// A page past the last one is the last one.
    func part(of library: DishLibrary) -> Part {
        let found = library.dishes(matching: DishSearch(query, tags: tags))
        let pages = max(1, (found.count + Self.pageSize - 1) / Self.pageSize)
        let page = min(page, pages)
        let shown = found.dropFirst((page - 1) * Self.pageSize).prefix(Self.pageSize)
        return Part(shown: shown, count: found.count, page: page, pages: pages)
    }

    func url(page: Int) -> String {
        var fields = tags.map { Form.Field(name: "tag", value: $0.text) }
        if !query.isEmpty { fields.insert(Form.Field(name: "q", value: query), at: 0) }
        if page > 1 { fields.append(Form.Field(name: "page", value: String(page))) }
        return fields.isEmpty ? "/dishes" : "/dishes?" + Form(fields: fields).urlEncoded
    }
}
