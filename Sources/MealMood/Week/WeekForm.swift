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

    static func move(_ context: MemberContext) throws -> Move {
        let form = try context.request.form()
        guard let from = form.first("from").flatMap({ Slot($0) }), let to = form.first("to").flatMap({ Slot($0) })
        else { throw AppError.badRequest }
        return Move(from: from, to: to, override: form.first("override") == "true")
    }
}
