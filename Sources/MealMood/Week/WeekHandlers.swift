import HTTP
import Planner

enum WeekHandlers {
    static func current(_ context: MemberContext) throws -> Response {
        .redirect(to: WeekURL.week(context.today.monday))
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
        let page = try WeekPageBuilder(context, plan: plan, library: library, last: last, showsNew: filled != nil).page()
        let notice = try filled ?? ChangeNotice.shown(context, plan: plan, library: library)
        return try context.page("week/page", title: page.head.titleLong, section: .week, notice: notice, page)
    }

    static func showSlot(_ context: MemberContext) throws -> Response {
        let desk = try WeekDesk(context)
        let slot = try WeekForm.slot(context)
        guard desk.plan.activeSlots.contains(slot) else { throw AppError.notFound }
        let sheet = desk.sheet(slot).page()
        if try context.visitor.query("sheet") == "1" { return try context.partial("week/sheet", sheet) }
        return try context.page("week/slot-page", title: sheet.title, section: .week, sheet)
    }

    static func place(_ context: MemberContext) throws -> Response {
        let form = try WeekForm.choice(context)
        return try answer(context, slot: try WeekForm.slot(context)) { desk, slot in
            try desk.changes.place(form.dish, in: slot, override: form.override)
        }
    }

    static func remove(_ context: MemberContext) throws -> Response {
        try answer(context, slot: try WeekForm.slot(context)) { desk, slot in try desk.changes.remove(slot) }
    }

    static func move(_ context: MemberContext) throws -> Response {
        let form = try WeekForm.move(context)
        return try answer(context, slot: form.from) { desk, from in
            try desk.changes.move(from: from, to: form.to, override: form.override)
        }
    }

    /// Writes and goes back to the week, or shows the slot's sheet again with what the rules have against it.
    private static func answer(
        _ context: MemberContext, slot: Slot, _ change: (WeekDesk, Slot) throws -> WeekEdit
    ) throws -> Response {
        let desk = try WeekDesk(context)
        do {
            try desk.write(try change(desk, slot).writes)
            return .redirect(to: "\(WeekURL.week(desk.plan.monday))#slot-\(slot.description)")
        } catch AppError.ruleViolation(let violations, let dish, let target) {
            let sheet = desk.sheet(slot)
            let refusal = sheet.refusal(violations, dish: dish, moveTo: target == slot ? nil : target)
            let page = sheet.page(refused: refusal)
            return try context.page(
                "week/slot-page", status: .unprocessableContent, title: page.title, section: .week, page)
        }
    }
}
