import Localization
import Planner

/// Turns one slot of a week into what its sheet offers.
struct SheetBuilder {
    let context: MemberContext
    let plan: WeekPlan
    let library: DishLibrary
    let slot: Slot

    private var words: WeekWords { context.weekWords }
    private var reasons: ViolationWords { ViolationWords(library: library, words: words) }
    private var cards: DishCards { library.cards(in: context.language, context.services) }

    func page(_ query: SheetQuery, refused: SheetRefusal? = nil, note: SheetNote? = nil) -> SheetPage {
        var query = query
        query.choosesSecond = query.choosesSecond && plan[slot]?.state == .filled
        let choices = SheetChoices(context, plan: plan, library: library, slot: slot, query: query)
        return SheetPage(
            slotId: slot.description, slotUrl: WeekURL.slot(slot, of: plan.monday),
            weekURL: WeekURL.week(plan.monday), autofillURL: WeekURL.autofill(plan.monday),
            title: words.slotHeading(slot, of: plan.monday),
            subtitle: subtitle(query), isLunch: slot.meal == .lunch, state: plan[slot]?.state,
            choosesSecond: query.choosesSecond, note: note ?? SheetNote(text: plan[slot]?.note ?? ""),
            current: current(), query: query.words, hasDishes: !library.dishes.isEmpty,
            fitting: fitting(choices, query), barred: barred(choices, query), refused: refused)
    }

    private func subtitle(_ query: SheetQuery) -> String {
        if query.choosesSecond { return context.text("sheet.chooseSecond") }
        switch plan[slot]?.state {
        case nil: return context.text("sheet.choose")
        case .filled: return context.text("sheet.change")
        case .eatingOut: return context.text("sheet.isOut")
        case .skipped: return context.text("sheet.isSkipped")
        }
    }

    private func fitting(_ choices: SheetChoices, _ query: SheetQuery) -> SheetList {
        let shown = choices.fitting.prefix(query.fitting).compactMap { dish in
            cards.card(dish.id).map { SheetChoice(dish: $0, why: choices.why(dish)) }
        }
        return list(shown, of: choices.fitting.count, query, \.fitting)
    }

    private func barred(_ choices: SheetChoices, _ query: SheetQuery) -> SheetList {
        let shown = choices.barred.prefix(query.barred).compactMap { barred in
            cards.card(barred.dish.id).map { SheetChoice(dish: $0, reasons: barred.violations.map(reasons.text)) }
        }
        return list(shown, of: choices.barred.count, query, \.barred)
    }

    private func list(
        _ shown: [SheetChoice], of count: Int, _ query: SheetQuery, _ key: WritableKeyPath<SheetQuery, Int>
    ) -> SheetList {
        let more = query.url(of: slot, in: plan.monday, more: key)
        return SheetList(count: count, choices: shown, moreURL: count > query[keyPath: key] ? more : "")
    }

    private func current() -> SheetCurrent? {
        guard let entry = plan[slot], let dish = entry.dish.flatMap(cards.card) else { return nil }
        let rules = plan.rules(library)
        let broken = rules.warnings().first { $0.slot == slot }?.violations ?? []
        return SheetCurrent(
            dish: dish, second: entry.secondary.flatMap(cards.card),
            warning: reasons.warning(broken, isOverridden: entry.isOverridden), isIgnored: entry.isIgnored,
            weekURL: WeekURL.week(plan.monday), moveTargets: moveTargets(rules))
    }

    /// The slots that it can be moved to, those where it fits first.
    private func moveTargets(_ rules: Rules) -> [SheetMoveTarget] {
        let others = plan.activeSlots.filter { $0 != slot && plan[$0].map { $0.state == .filled } ?? true }
        let targets = others.map { target in
            SheetMoveTarget(
                id: target.description, label: label(target), fits: rules.judgeMove(from: slot, to: target).isLegal)
        }
        return targets.filter(\.fits) + targets.filter { !$0.fits }
    }

    private func label(_ target: Slot) -> String {
        var arguments = words.arguments(target)
        guard let there = plan[target]?.dish.flatMap({ library[$0] }) else {
            return context.text("slot.target", arguments)
        }
        arguments["dish"] = .text(there.name)
        return context.text("slot.target.swap", arguments)
    }
}
