import HTTP
import Planner

/// Requests for the autofill turned into orders.
enum AutofillForm {
    static func order(form: Form, library: DishLibrary) throws -> AutofillOrder {
        AutofillOrder(
            again: form.first("again") == "1", relax: try rules(form.all("relax"), library),
            scope: try scope(form.first("scope")), slot: try form.first("slot").map(slot))
    }

    /// The rules to relax were asked for, and none was chosen.
    static func isNoneChosen(_ form: Form) -> Bool { form.first("scope") != nil && form.all("relax").isEmpty }

    static func order(json request: Request, library: DishLibrary) throws -> AutofillOrder {
        struct Body: Decodable {
            var again: Bool?
            var relax: [String]?
            var scope: String?
            var slot: String?
            var seed: Double?
        }
        guard !request.body.isEmpty else { return AutofillOrder() }
        let body = try request.json(Body.self)
        return AutofillOrder(
            again: body.again ?? false, relax: try rules(body.relax ?? [], library), scope: try scope(body.scope),
            slot: try body.slot.map(slot), seed: try body.seed.map(seed))
    }

    /// A rule that the tag no longer has is nothing to relax: somebody else was quicker.
    private static func rules(_ texts: [String], _ library: DishLibrary) throws -> Set<RuleID> {
        let rules = try texts.map { text in
            guard let rule = RuleID(text), library.knows(rule) else { throw AppError.invalidField("relax") }
            return rule
        }
        return Set(rules.filter { library.value(of: $0) != nil })
    }

    private static func scope(_ text: String?) throws -> AutofillOrder.Scope {
        guard let text else { return .week }
        guard let scope = AutofillOrder.Scope(rawValue: text) else { throw AppError.invalidField("scope") }
        return scope
    }

    private static func slot(_ text: String) throws -> Slot { try WeekForm.slot(text, field: "slot") }

    private static func seed(_ number: Double) throws -> UInt64 {
        guard let seed = UInt64(exactly: number) else { throw AppError.invalidField("seed") }
        return seed
    }
}
