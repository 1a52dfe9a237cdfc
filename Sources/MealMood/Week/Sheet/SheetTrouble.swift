import Planner

/// What a sheet says when a form of it was refused. Everything else that can go wrong is an error page's.
struct SheetTrouble {
    let builder: SheetBuilder

    func page(_ error: AppError, after order: SlotOrder, typed note: String) throws -> SheetPage {
        var query = SheetQuery()
        query.choosesSecond = order.second != nil
        switch error {
        case .invalidText(let field, let fault, let limit):
            let sentence = fault.sentence(field, limit: limit, builder.context.visitor)
            return builder.page(query, note: SheetNote(text: note, error: sentence))
        case .sameDish:
            let reason = builder.context.text("error.sameDish.text")
            return builder.page(query, refused: refusal("error.sameDish.heading", [reason]))
        case .ruleViolation(let violations):
            return builder.page(query, refused: refusal(violations, order))
        default: throw error
        }
    }

    func page(_ violations: [Violation], movingTo target: Slot) -> SheetPage {
        var refusal = refusal("error.ruleViolation.heading", words(violations))
        if let dish = builder.plan[builder.slot]?.dish { refusal.title = name(dish) }
        refusal.action = WeekURL.moves(builder.plan.monday)
        refusal.commit = "POST moves"
        refusal.inputs = [
            SheetInput(name: "from", value: builder.slot.description),
            SheetInput(name: "to", value: target.description),
        ]
        return builder.page(SheetQuery(), refused: refusal)
    }

    /// The planner found nothing for the slot.
    func nothingFits() -> SheetPage { builder.page(SheetQuery(), refused: refusal("week.done.nothingFits", [])) }

    private func refusal(_ violations: [Violation], _ order: SlotOrder) -> SheetRefusal {
        var refusal = refusal("error.ruleViolation.heading", words(violations))
        refusal.title = order.dishes.map(name).joined(separator: " + ")
        refusal.action = WeekURL.slot(builder.slot, of: builder.plan.monday)
        refusal.commit = "PUT slots/\(builder.slot.description)"
        refusal.inputs = order.fields.map { SheetInput(name: $0.name, value: $0.value) }
        return refusal
    }

    private func refusal(_ key: String, _ reasons: [String]) -> SheetRefusal {
        SheetRefusal(title: builder.context.text(key), reasons: reasons)
    }

    private func words(_ violations: [Violation]) -> [String] {
        violations.map(ViolationWords(library: builder.library, words: builder.context.weekWords).text)
    }

    private func name(_ dish: DishID) -> String { builder.library[dish]?.name ?? "" }
}
