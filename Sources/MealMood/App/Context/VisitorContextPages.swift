import HTTP
import Localization
import Mustache
import Planner

extension VisitorContext {
    /// A whole document.
    func page(
        _ template: String, status: Status = .ok, title: String, section: NavModel.Section? = nil,
        notice: NoticeModel? = nil, _ records: [Record]
    ) throws -> Response {
        let layout = try layout(title: title, section: section, notice: notice)
        let bytes = try services.templates.render(
            template, [Record(layout)] + records, once: Once(identity), in: language)
        var response = Response(status, type: "text/html; charset=utf-8", bytes)
        response.headers.append("Content-Security-Policy", services.assets.contentPolicy)
        response.headers.append("Permissions-Policy", SecurityHeaders.permissions)
        response.headers.append("Content-Language", language.code)
        response.headers.append("Cache-Control", "no-store")
        if let mark = copyMark { response.headers.append("MealMood-Page", mark) }
        return response
    }

    /// Whose page it is, and for what a copy of it holds: the name of its cache, its household, its build. Nil for
    /// nobody's.
    private var copyMark: String? {
        identity.map { identity in
            let name = "\(identity.member.id.text)-\(language.code)"
            return "\(name) \(identity.household.id.text) \(services.build)"
        }
    }

    /// A piece of a page, for JavaScript to put into one.
    func partial(_ template: String, _ model: some Model) throws -> Response {
        let bytes = try services.templates.render(template, [Record(model)], once: Once(identity), in: language)
        return Response(type: "text/html; charset=utf-8", bytes)
    }

    private func layout(title: String, section: NavModel.Section?, notice: NoticeModel?) throws -> LayoutModel {
        let people = LayoutPeople(self)
        return LayoutModel(
            title: title, language: language, theme: identity?.member.theme, path: pathWithoutNotice(),
            base: request.mount, otherLanguage: language == .es ? .en : .es, importMap: services.assets.importMap,
            account: identity?.member.id.text ?? "", household: identity?.household.id.text ?? "",
            build: services.build, tagsURL: identity.map { TagStyles.coloursURL($0.household) } ?? "",
            nav: NavModel(current: section),
            avatars: people.avatars, avatarsLabel: people.label, farewell: farewell,
            notice: try notice ?? self.notice())
    }

    private func notice() throws -> NoticeModel? {
        // A query that cannot be read is an error of its own, whose page must still be made.
        guard request.method.isSafe, let identity, let wanted = try? query("notice"),
            let (notice, id, replaced) = Notice.parsed(wanted)
        else { return nil }
        var arguments: [String: Argument] = [:]
        switch notice.subject {
        case .none: break
        case .change: return nil
        case .dish:
            let library = try libraries.library(of: identity.household, in: db)
            guard let dish = library[DishID(id)] else { return nil }
            arguments["name"] = .text(dish.name)
        case .tag:
            let library = try libraries.library(of: identity.household, in: db)
            guard let tag = library[TagID(id)] else { return nil }
            arguments["name"] = .text(tag.name(in: language, services.texts))
        }
        let text = text("notice.\(notice.rawValue)", arguments)
        guard let replaced else { return NoticeModel(text: text, isError: false) }
        return try ReplacedNote.notice(text, replaced, MemberContext(self))
    }

    /// Where the language switch comes back to: this page, or the front door when it was the answer to a form.
    private func pathWithoutNotice() -> String {
        guard request.method.isSafe else { return "/" }
        let fields = request.query.split(separator: "&").filter { !$0.hasPrefix("notice=") }
        return fields.isEmpty ? request.path : "\(request.path)?\(fields.joined(separator: "&"))"
    }
}

extension MemberContext {
    func page(
        _ template: String, status: Status = .ok, title: String, section: NavModel.Section? = nil,
        notice: NoticeModel? = nil, _ model: some Model
    ) throws -> Response {
        try visitor.page(
            template, status: status, title: title, section: section, notice: notice, [Record(model)])
    }

    /// A page with a model of its own inside one that it shares with others.
    func page(
        _ template: String, status: Status = .ok, title: String, _ outer: some Model, _ inner: some Model
    ) throws -> Response {
        try visitor.page(template, status: status, title: title, [Record(outer), Record(inner)])
    }

    func partial(_ template: String, _ model: some Model) throws -> Response { try visitor.partial(template, model) }
}
