import Localization
import Planner

/// Turns what keeps slots empty into the page that says so.
struct CannotPageBuilder {
    private let context: MemberContext
    private let impasse: AutofillImpasse
    private let words: AutofillWords

    /// More rules than these would be a wall to read.
    private static let shownRules = 6

    init(_ context: MemberContext, _ impasse: AutofillImpasse) {
        self.context = context
        self.impasse = impasse
        words = AutofillWords(library: impasse.library, words: context.weekWords)
    }

    func page() -> CannotPage {
        let monday = impasse.plan.monday
        let week = WeekURL.week(monday)
        let placed = impasse.last.flatMap { $0.slots.isEmpty ? nil : $0 }
        return CannotPage(
            monday: monday.description, action: WeekURL.autofill(monday),
            weekURL: placed.map { Notice.weekAutofilled.added(to: week, subject: $0.token) } ?? week,
            filled: words.filled(placed?.slots.count ?? 0),
            undecided: impasse.undecided == 0
                ? "" : context.text("week.cannot.undecided", ["count": .number(impasse.undecided)]),
            slots: slots(), rules: rules(), isProven: impasse.offer.isProven,
            hasDishes: !impasse.library.dishes.isEmpty, addURL: "/dishes/new?return=\(week)")
    }

    private func slots() -> [CannotSlot] {
        impasse.slots.enumerated().map { place, unfilled in
            CannotSlot(
                place: context.weekWords.inSentence(unfilled.slot), heading: context.weekWords.slot(unfilled.slot),
                reasons: words.reasons(unfilled.blockedBy),
                isFirst: place == 0, isLast: place == impasse.slots.count - 1)
        }
    }

    private func rules() -> [CannotRule] {
        let suggested = impasse.offer.suggested
        let together = RelaxationEffects(of: suggested, impasse)
        return impasse.offer.rules.prefix(Self.shownRules).map { relaxation in
            let isSuggested = suggested.contains(relaxation.rule)
            let effects = isSuggested ? together : RelaxationEffects(of: [relaxation.rule], impasse)
            return CannotRule(
                rule: relaxation.rule.description, tagId: tag(relaxation.rule), text: words.relaxation(relaxation),
                effect: effect(effects, of: relaxation.rule), isChecked: isSuggested)
        }
    }

    private func effect(_ effects: RelaxationEffects, of rule: RuleID) -> String {
        guard effects.count > 0 else { return "" }
        guard effects.rearranges else { return effects.gains(of: rule).map(text).joined(separator: " · ") }
        return context.text("week.cannot.rearranges", ["count": .number(effects.count)])
    }

    /// The tag whose colour stands for a rule.
    private func tag(_ rule: RuleID) -> String {
        (rule.tag ?? rule.dish.flatMap { impasse.library[$0]?.tags.first })?.text ?? ""
    }

    private func text(_ gain: Filling.Assignment) -> String {
        context.text(
            "week.cannot.gain",
            [
                "day": .text(context.weekWords.day(gain.slot.day)),
                "meal": .text(context.weekWords.mealInline(gain.slot)),
                "dish": .text(impasse.library[gain.dish]?.name ?? ""),
            ])
    }
}
