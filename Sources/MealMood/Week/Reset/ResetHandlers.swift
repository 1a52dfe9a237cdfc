import HTTP
import Planner

enum ResetHandlers {
    /// Asks first; a week without dishes says that there is nothing to do.
    static func show(_ context: MemberContext) throws -> Response {
        let page = ResetPage(try WeekDesk(context))
        return try context.sheet("week/reset", page: "week/reset-page", title: page.title, page)
    }

    static func run(_ context: MemberContext) throws -> Response {
        let desk = try WeekDesk(context)
        let week = WeekURL.week(desk.plan.monday)
        guard let token = try desk.write(WeekReset(desk.plan).writes) else {
            return .redirect(to: Notice.weekEmpty.added(to: week))
        }
        return .redirect(to: Notice.weekReset.added(to: week, subject: token))
    }
}

enum ResetAPI {
    static func run(_ context: MemberContext) throws -> Response {
        let desk = try WeekDesk(context)
        let reset = WeekReset(desk.plan)
        let token = try desk.write(reset.writes)
        return try WeekJSON(desk).written(reset.writes.keys.sorted(), message: reset.message(context), undo: token)
    }
}
