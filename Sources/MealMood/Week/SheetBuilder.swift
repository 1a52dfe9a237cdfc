import Localization
import Planner

/// Turns one slot of a week into what its sheet offers.
struct SheetBuilder {
    let context: MemberContext
    let plan: WeekPlan
    let library: DishLibrary
    let slot: Slot
    private let words: WeekWords
    private let rules: Rules
    private let meters: [Meter]
    private let cards: DishCards

    init(_ context: MemberContext, plan: WeekPlan, library: DishLibrary, slot: Slot) {
        self.context = context
        self.plan = plan
        self.library = library
        self.slot = slot
        words = context.weekWords
        rules = plan.rules(library, judging: library.dishes.map(\.id))
        meters = rules.meters()
        cards = library.cards(in: context.language, context.services)
    }

    func page(refused: SheetRefusal? = nil) -> SheetPage {
        var fitting: [SheetChoice] = []
        var barred: [SheetChoice] = []
        let reasons = ViolationWords(library: library, words: words)
        let standing = plan.standing
        for dish in library.dishes where dish.id != plan[slot]?.dish {
            guard let card = cards.card(dish.id) else { continue }
            let violations = rules.violations(of: dish.id, in: slot)
            if violations.isEmpty {
                fitting.append(SheetChoice(dish: card, why: standing[dish.id].map(already) ?? room(for: dish)))
            } else {
                barred.append(SheetChoice(dish: card, why: reasons.list(violations)))
            }
        }
        return SheetPage(
            monday: plan.monday.description, slotId: slot.description, slotUrl: WeekURL.slot(slot, of: plan.monday),
            title: words.slotHeading(slot, of: plan.monday), current: plan[slot]?.dish.flatMap(cards.card),
            fitting: fitting, barred: barred, moveTargets: moveTargets(),
            removalURL: WeekURL.removal(slot, of: plan.monday), movesURL: WeekURL.moves(plan.monday),
            weekURL: WeekURL.week(plan.monday), refused: refused)
    }

    func refusal(_ violations: [Violation], dish: DishID?, moveTo: Slot?) -> SheetRefusal {
        let reasons = ViolationWords(library: library, words: words)
        return SheetRefusal(
            dishId: dish?.text ?? "", dishName: dish.flatMap { library[$0] }?.name ?? "",
            from: moveTo == nil ? "" : slot.description, to: moveTo?.description ?? "",
            reasons: violations.map { SheetReason(text: reasons.text($0)) })
    }

    /// How much room its tags leave: "Huevos 1 de 2", or that the first has no limit.
    private func room(for dish: Dish) -> String {
        let parts = MeterWords(library: library, words: words).sentence(meters.filter { $0.maximum != nil }, of: [dish.id])
        if !parts.isEmpty { return parts }
        return dish.tags.first.flatMap { library[$0] }.map { context.text("fit.free", ["tag": name($0)]) } ?? ""
    }

    private func name(_ tag: Tag) -> Argument { .text(tag.name(in: context.language, context.texts)) }

    private func already(_ slot: Slot) -> String {
        context.text("fit.used", ["where": .text(words.slot(slot))])
    }

    private func moveTargets() -> [SheetMoveTarget] {
        guard plan[slot]?.state == .filled else { return [] }
        return plan.activeSlots.filter { $0 != slot }.map { target in
            let there = plan[target]?.dish.flatMap { library[$0] }?.name
            var arguments = words.arguments(target)
            guard let there else {
                return SheetMoveTarget(id: target.description, label: context.text("slot.target", arguments))
            }
            arguments["dish"] = .text(there)
            return SheetMoveTarget(id: target.description, label: context.text("slot.target.swap", arguments))
        }
    }
}
