import HTTP
import Planner

/// The week for programs and for the page's own JavaScript (product §6).
enum WeekAPI {
    static func show(_ context: MemberContext) throws -> Response {
        let desk = try WeekDesk(opening: try WeekForm.monday(context), context)
        return try WeekReadingJSON(desk).response()
    }

    static func verdicts(_ context: MemberContext) throws -> Response {
        let desk = try WeekDesk(context)
        let from = try context.visitor.query("from")
        guard from.isEmpty else {
            let slot = try WeekForm.slot(from, field: "from")
            try desk.plan.checkShows(slot)
            guard desk.plan[slot]?.state == .filled else { throw AppError.notFound }
            let verdicts = WeekVerdicts(desk)
            return WeekJSON(desk).verdicts(verdicts.moving(slot), removal: verdicts.removing(slot))
        }
        let dish = DishID(try context.visitor.query("dish"))
        try desk.library.checkOffers(dish, field: "dish")
        return WeekJSON(desk).verdicts(WeekVerdicts(desk).placing(dish))
    }

    static func change(_ context: MemberContext) throws -> Response {
        let order = try SlotForm.order(json: context.request)
        let desk = try WeekDesk(context)
        return try answer(desk) { try desk.changes.change(try WeekForm.slot(context), as: order) }
    }

    static func empty(_ context: MemberContext) throws -> Response {
        let desk = try WeekDesk(context)
        return try answer(desk) { try desk.changes.remove(try WeekForm.slot(context)) }
    }

    static func move(_ context: MemberContext) throws -> Response {
        struct Body: Decodable {
            var from: String
            var to: String
            var override: Bool?
        }
        let body = try context.request.json(Body.self)
        let from = try WeekForm.slot(body.from, field: "from")
        let to = try WeekForm.slot(body.to, field: "to")
        let desk = try WeekDesk(context)
        return try answer(desk) { try desk.changes.move(from: from, to: to, override: body.override ?? false) }
    }

    static func answer(_ desk: WeekDesk, _ change: () throws -> WeekEdit) throws -> Response {
        do {
            let edit = try change()
            let token = try desk.write(edit.writes)
            return try WeekJSON(desk).written(
                edit.writes.keys.sorted(), message: edit.message(desk.context, library: desk.library), undo: token)
        } catch AppError.ruleViolation(let violations) {
            return WeekJSON(desk).refused(violations)
        }
    }
}
