import HTTP
import Planner

enum AutofillHandlers {
    /// What cannot be filled; a week that has no such slots is shown instead.
    static func show(_ context: MemberContext) throws -> Response { try show(try WeekDesk(context), context) }

    private static func show(
        _ desk: WeekDesk, isNoneChosen: Bool = false, _ context: MemberContext
    ) throws -> Response {
        let last = try AutofillDesk(desk).last
        guard let impasse = AutofillImpasse(plan: desk.plan, library: desk.library, last: last) else {
            return .redirect(to: WeekURL.week(desk.plan.monday))
        }
        let page = CannotPageBuilder(context, impasse).page(isNoneChosen: isNoneChosen)
        return try context.sheet(
            "week/cannot", page: "week/cannot-page", status: isNoneChosen ? .unprocessableContent : .ok,
            title: page.title, page)
    }

    static func run(_ context: MemberContext) throws -> Response {
        let desk = try WeekDesk(context)
        let form = try context.request.form()
        let order = try AutofillForm.order(form: form, library: desk.library)
        if let slot = order.slot { return try SlotHandlers.surprise(slot, seed: order.seedOrRandom(), desk) }
        if AutofillForm.isNoneChosen(form) { return try show(desk, isNoneChosen: true, context) }
        let outcome = try AutofillDesk(desk).run(order)
        let week = WeekURL.week(desk.plan.monday)
        switch outcome.kind {
        case .full: return .redirect(to: Notice.weekFull.added(to: week))
        case .same: return .redirect(to: Notice.weekSame.added(to: week))
        case .noDishes: return .redirect(to: WeekURL.autofill(desk.plan.monday))
        case .filled:
            guard outcome.isComplete else { return .redirect(to: WeekURL.autofill(desk.plan.monday)) }
            return .redirect(to: Notice.weekAutofilled.added(to: week, subject: outcome.token))
        }
    }

    /// What an order could not fill.
    static func impasse(_ outcome: AutofillOutcome, _ context: MemberContext) throws -> AutofillImpasse? {
        guard !outcome.isComplete, outcome.kind != .noDishes else { return nil }
        let last = try WeekChangeStore.lastAutofill(
            of: outcome.plan, household: context.household.id, in: context.db)
        return AutofillImpasse(
            plan: outcome.plan, library: outcome.library, last: last, filling: outcome.fillingOfRecord)
    }
}
