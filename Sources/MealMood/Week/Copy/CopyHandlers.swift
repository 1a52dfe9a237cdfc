import HTTP
import Planner

enum CopyHandlers {
    /// The weeks that the dishes could go to, each with how many would fit.
    static func show(_ context: MemberContext) throws -> Response { try show(try CopyDesk(context)) }

    static func run(_ context: MemberContext) throws -> Response {
        let desk = try CopyDesk(context)
        guard let monday = try? desk.target(try context.request.form().first("to") ?? "") else {
            return try show(desk, problem: "week.copy.choose")
        }
        let done = try desk.write(to: monday)
        guard let token = done.token else { return try show(desk, problem: "week.copy.none") }
        return .redirect(to: Notice.weekCopied.added(to: WeekURL.week(monday), subject: token))
    }

    /// - Parameter problem: names the sentence that says why nothing was copied.
    private static func show(_ desk: CopyDesk, problem: String? = nil) throws -> Response {
        let context = desk.source.context
        let page = try CopyPageBuilder(desk).page(problem: problem.map { context.text($0) } ?? "")
        return try context.sheet(
            "week/copies", page: "week/copies-page", status: problem == nil ? .ok : .unprocessableContent,
            title: page.title, page)
    }
}
