import HTTP
import Planner

/// The week for programs and for the page's own JavaScript (product §6).
enum WeekAPI {
    static func verdicts(_ context: MemberContext) throws -> Response {
        let desk = try WeekDesk(context)
        let from = try context.visitor.query("from")
        let verdicts: [(Slot, [Violation])]
        if from.isEmpty {
            let dish = DishID(try context.visitor.query("dish"))
            guard let known = desk.library[dish], !known.isDeleted else { throw AppError.notFound }
            verdicts = placing(dish, desk)
        } else {
            guard let slot = Slot(from), desk.plan[slot]?.state == .filled else { throw AppError.notFound }
            verdicts = moving(slot, desk)
        }
        return WeekJSON(desk).verdicts(verdicts)
    }

    static func place(_ context: MemberContext) throws -> Response {
        struct Body: Decodable {
            var dish: String
            var override: Bool?
        }
        let body = try context.request.json(Body.self)
        return try answer(context) { desk in
            let slot = try WeekForm.slot(context)
            return try desk.changes.place(DishID(body.dish), in: slot, override: body.override ?? false)
        }
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

    static func undo(_ context: MemberContext) throws -> Response {
        struct Body: Decodable { var token: String }
        let body = try context.request.json(Body.self)
        let desk = try WeekDesk(context)
        return WeekJSON(desk).written(try desk.undo(body.token), undo: nil)
    }

    private static func answer(
        _ context: MemberContext, _ change: (WeekDesk) throws -> WeekChanges.Writes
    ) throws -> Response {
        let desk = try WeekDesk(context)
        do {
            let writes = try change(desk)
            let token = try desk.write(writes)
            return WeekJSON(desk).written(writes.keys.sorted(), undo: token)
        } catch AppError.ruleViolation(let violations, _, _) {
            return WeekJSON(desk).refused(violations)
        }
    }

    private static func placing(_ dish: DishID, _ desk: WeekDesk) -> [(Slot, [Violation])] {
        let rules = desk.plan.rules(desk.library, judging: [dish])
        return desk.plan.activeSlots
            .filter { desk.plan[$0].map { $0.state == .filled } ?? true }
            .map { ($0, rules.violations(of: dish, in: $0)) }
    }

    private static func moving(_ from: Slot, _ desk: WeekDesk) -> [(Slot, [Violation])] {
        let rules = desk.plan.rules(desk.library)
        return desk.plan.activeSlots
            .filter { $0 != from && desk.plan[$0].map { $0.state == .filled } ?? true }
            .map { ($0, rules.judgeMove(from: from, to: $0).all) }
    }
}
