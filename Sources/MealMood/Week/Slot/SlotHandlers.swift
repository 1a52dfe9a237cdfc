import HTTP
import Planner

/// A slot's sheet and its forms.
enum SlotHandlers {
    static func show(_ context: MemberContext) throws -> Response {
        let desk = try WeekDesk(context)
        let sheet = try sheet(desk, try WeekForm.slot(context)).page(try SheetQuery(context))
        return try context.sheet("week/sheet", page: "week/slot-page", title: sheet.title, sheet)
    }

    static func change(_ context: MemberContext) throws -> Response {
        let form = try context.request.form()
        let desk = try WeekDesk(context)
        let slot = try WeekForm.slot(context)
        let trouble = SheetTrouble(builder: try sheet(desk, slot))
        var order = SlotOrder()
        do {
            order = try SlotForm.order(form: form)
            return try done(try desk.changes.change(slot, as: order), at: slot, desk)
        } catch let error as AppError {
            return try refused(try trouble.page(error, after: order, typed: form.first("note") ?? ""), context)
        }
    }

    static func remove(_ context: MemberContext) throws -> Response {
        let desk = try WeekDesk(context)
        let slot = try WeekForm.slot(context)
        return try done(try desk.changes.remove(slot), at: slot, desk)
    }

    static func move(_ context: MemberContext) throws -> Response {
        let form = try WeekForm.move(context)
        let desk = try WeekDesk(context)
        do {
            let edit = try desk.changes.move(from: form.from, to: form.to, override: form.override)
            return try done(edit, at: form.from, desk)
        } catch AppError.ruleViolation(let violations) {
            let trouble = SheetTrouble(builder: try sheet(desk, form.from))
            return try refused(trouble.page(violations, movingTo: form.to), context)
        }
    }

    /// "Sorpréndeme": the planner chooses the dish of one empty slot.
    static func surprise(_ slot: Slot, seed: UInt64, _ desk: WeekDesk) throws -> Response {
        let edit = try desk.changes.surprise(slot, seed: seed)
        guard edit.deed == .nothingFits else { return try done(edit, at: slot, desk) }
        return try refused(SheetTrouble(builder: try sheet(desk, slot)).nothingFits(), desk.context)
    }

    private static func sheet(_ desk: WeekDesk, _ slot: Slot) throws -> SheetBuilder {
        try desk.plan.checkShows(slot)
        return SheetBuilder(context: desk.context, plan: desk.plan, library: desk.library, slot: slot)
    }

    /// Writes, and goes back to where it was done, with the way to take it back.
    private static func done(_ edit: WeekEdit, at slot: Slot, _ desk: WeekDesk) throws -> Response {
        let week = WeekURL.week(desk.plan.monday)
        let token = try desk.write(edit.writes)
        let page = token.map { Notice.weekSlot.added(to: week, subject: $0) } ?? Notice.weekUnchanged.added(to: week)
        return .redirect(to: "\(page)#slot-\(slot.description)")
    }

    /// The sheet again, with what was filled in and what is against it.
    private static func refused(_ sheet: SheetPage, _ context: MemberContext) throws -> Response {
        try context.page(
            "week/slot-page", status: .unprocessableContent, title: sheet.title, section: .week, sheet)
    }
}
