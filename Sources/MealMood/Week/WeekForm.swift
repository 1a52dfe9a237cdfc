import HTTP
import Planner

/// Requests of the week turned into days, slots and choices.
enum WeekForm {
    struct Move {
        let from: Slot
        let to: Slot
        let override: Bool
    }

    /// `2026-09-14`, any other day, or `2026-W38`.
    static func anyDay(_ context: MemberContext) throws -> CivilDay {
        let text = context.parameter("monday")
        guard let day = CivilDay(text) ?? ISOWeek(text)?.monday else { throw AppError.notFound }
        return day
    }

    static func monday(_ context: MemberContext) throws -> CivilDay {
        guard let day = CivilDay(context.parameter("monday")), day.monday == day else { throw AppError.notFound }
        return day
    }

    static func slot(_ context: MemberContext) throws -> Slot {
        guard let slot = Slot(context.parameter("slot")) else { throw AppError.notFound }
        return slot
    }

    /// A slot that a field names.
    static func slot(_ text: String, field: String) throws -> Slot {
        guard let slot = Slot(text) else { throw AppError.invalidField(field) }
        return slot
    }

    static func move(_ context: MemberContext) throws -> Move {
        let form = try context.request.form()
        guard let from = form.first("from"), let to = form.first("to") else { throw AppError.badRequest }
        return Move(
            from: try slot(from, field: "from"), to: try slot(to, field: "to"),
            override: form.first("override") == "true")
    }
}
