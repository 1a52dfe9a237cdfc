import HTTP
import Planner

enum WeekSettingsHandlers {
    static func show(_ context: MemberContext) throws -> Response {
        let page = WeekSettingsPage(try WeekDesk(context))
        return try context.sheet("week/settings", page: "week/settings-page", title: page.title, page)
    }

    static func save(_ context: MemberContext) throws -> Response {
        let desk = try WeekDesk(context)
        var patch = try WeekPatch(form: try context.request.form())
        patch.rating = nil
        let week = WeekURL.week(desk.plan.monday)
        guard let token = try desk.write(patch).token else {
            return .redirect(to: Notice.weekUnchanged.added(to: week))
        }
        return .redirect(to: Notice.weekSettings.added(to: week, subject: token))
    }
}

enum WeekSettingsAPI {
    /// Settings and rating of a week.
    static func patch(_ context: MemberContext) throws -> Response {
        let patch = try context.request.patch(WeekPatch.self)
        let desk = try WeekDesk(opening: try WeekForm.monday(context), context)
        let done = try desk.write(patch)
        return try WeekJSON(desk).written(
            [], message: DocumentWords(context).message(done.changes, on: done.plan), undo: done.token)
    }
}
