import HTTP
import Mustache

/// Anybody may come here: what a code opens is shown before anything happens, and looking uses nothing up.
enum JoinHandlers {
    static func showField(_ context: VisitorContext) throws -> Response {
        let typed = try context.query("code")
        guard !typed.isEmpty else { return try field("", context) }
        guard let code = ReadableCode(typed) else {
            return try field(typed, error: "join.fault.shape", status: .unprocessableContent, context)
        }
        return .redirect(to: JoinURL.offer(code))
    }

    static func show(_ context: VisitorContext) throws -> Response {
        let desk = JoinDesk(context)
        guard let offer = try desk.offer() else { return try refused(desk) }
        return try page(JoinForm(), offer, context)
    }

    static func join(_ context: VisitorContext) throws -> Response {
        let desk = JoinDesk(context)
        let form = try JoinForm(posted: context)
        if let person = try desk.former(form) { return try entered(person, form, context) }
        guard let offer = try desk.offer() else { return try refused(desk) }
        let arrival = try Arrival(context.identity, offer, in: context.db)
        guard form.fault == nil, arrival.canJoin else { return try page(form, offer, context) }
        return try entered(try desk.join(form, offer), form, context)
    }

    /// A new person is signed in here; the others are already.
    private static func entered(_ person: MemberID, _ form: JoinForm, _ context: VisitorContext) throws -> Response {
        let week = Notice.householdJoined.added(to: try context.presentWeek(of: person))
        if context.identity?.member.id == person { return .redirect(to: week) }
        return try context.enter(as: person, form: form.key, to: week)
    }

    private static func page(_ form: JoinForm, _ offer: Offer, _ context: VisitorContext) throws -> Response {
        let page = try JoinPage(form, offer, context)
        return try context.page(
            "household/joining", status: form.fault == nil ? .ok : .unprocessableContent, title: page.title,
            [Record(page)])
    }

    private static func refused(_ desk: JoinDesk) throws -> Response {
        try field(desk.typed, error: "join.fault.unknown", status: .notFound, desk.context)
    }

    private static func field(
        _ typed: String, error: String? = nil, status: Status = .ok, _ context: VisitorContext
    ) throws -> Response {
        let page = JoinFieldPage(typed: typed, error: error.map { context.text($0) } ?? "")
        return try context.page("household/join", status: status, title: context.text("join.title"), [Record(page)])
    }
}
