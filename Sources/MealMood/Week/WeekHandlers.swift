import HTTP
import Planner

enum WeekHandlers {
    static func current(_ context: MemberContext) throws -> Response {
        .redirect(to: WeekURL.week(context.today.monday))
    }

    static func next(_ context: MemberContext) throws -> Response {
        .redirect(to: WeekURL.week(context.today.monday + 7))
    }

    static func show(_ context: MemberContext) throws -> Response {
        let day = try WeekForm.anyDay(context)
        let url = WeekURL.week(day.monday)
        guard context.request.path == url else { return .redirect(to: url, .permanentRedirect) }
        let access = WeekAccess(monday: day, today: context.today)
        try access.checkVisible()
        let (plan, library) = try WeekDesk.open(day, context)
        let last =
            access.isPast
            ? nil : try WeekChangeStore.lastAutofill(of: plan, household: context.household.id, in: context.db)
        let filled = try AutofillNotice.shown(context, plan: plan, library: library, last: last)
        let page = try WeekPageBuilder(context, plan: plan, library: library, last: last, showsNew: filled != nil)
            .page()
        let notice = try filled ?? ChangeNotice.shown(context, plan: plan, library: library)
        return try context.page("week/page", title: page.head.titleLong, section: .week, notice: notice, page)
    }
}
