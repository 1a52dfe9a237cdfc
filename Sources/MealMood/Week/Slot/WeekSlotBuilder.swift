import Localization
import Planner

struct WeekSlotBuilder {
    let week: WeekPageBuilder
    let warnings: [Warning]

    func model(_ slot: Slot) -> WeekSlotModel {
        let entry = week.plan[slot]
        let cards = week.library.cards(in: week.context.language, week.context.services)
        let dish = entry?.dish.flatMap(cards.card)
        let second = entry?.secondary.flatMap(cards.card)
        let isProposal = week.last?.slots.contains(slot) ?? false
        return WeekSlotModel(
            slot: slot, url: WeekURL.slot(slot, of: week.plan.monday), mealName: week.words.meal(slot.meal),
            menuLabel: week.context.text("slot.menu", week.words.arguments(slot)),
            label: label(slot, entry: entry, dish: dish?.name, second: second?.name),
            isEditable: !week.access.isPast, entry: entry, dish: dish,
            second: second, warning: warning(slot), isProposal: isProposal, isNew: isProposal && week.showsNew)
    }

    private func label(_ slot: Slot, entry: SlotEntry?, dish: String?, second: String?) -> String {
        var arguments = week.words.arguments(slot)
        switch entry?.state {
        case nil: return week.context.text("slot.label.empty", arguments)
        case .eatingOut: return week.context.text("slot.label.out", arguments)
        case .skipped: return week.context.text("slot.label.skipped", arguments)
        case .filled:
            arguments["dish"] = .text(dish ?? "")
            guard let second else { return week.context.text("slot.label.filled", arguments) }
            arguments["second"] = .text(second)
            return week.context.text("slot.label.two", arguments)
        }
    }

    private func warning(_ slot: Slot) -> String {
        // What is past is only looked at.
        let violations = week.access.isPast ? [] : warnings.first { $0.slot == slot }?.violations ?? []
        return ViolationWords(library: week.library, words: week.words)
            .warning(violations, isOverridden: week.plan[slot]?.isOverridden == true)
    }
}
