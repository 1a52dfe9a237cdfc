import HTTP
import Planner

/// The week for programs and for the page's own JavaScript (product §6).
enum WeekAPI {
    static func verdicts(_ context: MemberContext) throws -> Response {
        let desk = try WeekDesk(context)
        let from = try context.visitor.query("from")
        guard from.isEmpty else {
            guard let slot = Slot(from), desk.plan[slot]?.state == .filled else { throw AppError.notFound }
            let verdicts = WeekVerdicts(desk)
            return WeekJSON(desk).verdicts(verdicts.moving(slot), removal: verdicts.removing(slot))
        }
        let dish = DishID(try context.visitor.query("dish"))
        guard let known = desk.library[dish], !known.isDeleted else { throw AppError.notFound }
        return WeekJSON(desk).verdicts(WeekVerdicts(desk).placing(dish))
    }

    static func change(_ context: MemberContext) throws -> Response {
        let order = try SlotForm.order(json: context.request)
        return try answer(context) { desk in try desk.changes.change(try WeekForm.slot(context), as: order) }
    }

    static func empty(_ context: MemberContext) throws -> Response {
        try answer(context) { desk in try desk.changes.remove(try WeekForm.slot(context)) }
    }

    static func move(_ context: MemberContext) throws -> Response {
        struct Body: Decodable {
            var from: String
            var to: String
            var override: Bool?
        }
        let body = try context.request.json(Body.self)
        guard let from = Slot(body.from), let to = Slot(body.to) else { throw AppError.badRequest }
        return try answer(context) { desk in
            try desk.changes.move(from: from, to: to, override: body.override ?? false)
        }
    }

    static func answer(_ context: MemberContext, _ change: (WeekDesk) throws -> WeekEdit) throws -> Response {
        let desk = try WeekDesk(context)
        do {
            let edit = try change(desk)
            let token = try desk.write(edit.writes)
            return WeekJSON(desk).written(
                edit.writes.keys.sorted(), message: edit.message(context, library: desk.library), undo: token)
        } catch AppError.ruleViolation(let violations) {
            return WeekJSON(desk).refused(violations)
        }
    }
}
