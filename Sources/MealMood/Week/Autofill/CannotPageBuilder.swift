import Localization
import Planner

/// Turns what keeps slots empty into the page that says so.
struct CannotPageBuilder {
    private let context: MemberContext
    private let impasse: AutofillImpasse
    private let words: AutofillWords

    /// More than these would be a wall to read.
    private static let shownRules = 6
    private static let shownGains = 3
    private static let shownSlots = 4

    init(_ context: MemberContext, _ impasse: AutofillImpasse) {
        self.context = context
        self.impasse = impasse
        words = AutofillWords(library: impasse.library, words: context.weekWords)
    }

    /// - Parameter isNoneChosen: it was sent without a rule to relax.
    func page(isNoneChosen: Bool = false) -> CannotPage {
        let suggested = impasse.offer.suggested()
        let monday = impasse.plan.monday
        let week = WeekURL.week(monday)
        let hasDishes = !impasse.library.dishes.isEmpty
        let placed = impasse.last.flatMap { $0.slots.isEmpty ? nil : $0 }
        return CannotPage(
            title: context.text(hasDishes ? "week.cannot.title" : "week.cannot.noDishes"),
            action: WeekURL.autofill(monday),
            weekURL: placed.map { Notice.weekAutofilled.added(to: week, subject: $0.token) } ?? week,
            filled: words.filled(placed?.slots.count ?? 0),
            leftMany: impasse.slots.count > Self.shownSlots
                ? context.text("week.cannot.left.many", ["count": .number(impasse.slots.count)]) : "",
            doubt: doubt(suggested), slots: slots(), rules: rules(suggested, areChecked: !isNoneChosen),
            isNoneChosen: isNoneChosen,
            hasDishes: hasDishes, addURL: "/dishes/new?return=\(week)")
    }

    /// A set of one rule is the smallest, unless the week could be fuller as the rules are: then that is what is said.
    private func doubt(_ suggested: [Relaxation]) -> String {
        if impasse.undecided > 0 {
            return context.text("week.cannot.undecided", ["count": .number(impasse.undecided)])
        }
        return impasse.offer.isProven || suggested.count < 2 ? "" : context.text("week.cannot.unproven")
    }

    private func slots() -> [CannotSlot] {
        impasse.slots.enumerated().map { place, unfilled in
            CannotSlot(
                place: context.weekWords.inSentence(unfilled.slot), heading: context.weekWords.slot(unfilled.slot),
                reasons: words.reasons(unfilled.blockedBy),
                isFirst: place == 0, isLast: place == impasse.slots.count - 1)
        }
    }

    private func rules(_ suggested: [Relaxation], areChecked: Bool) -> [CannotRule] {
        let together = RelaxationEffects(of: Set(suggested.map(\.rule)), impasse)
        return impasse.offer.rules(after: suggested).prefix(Self.shownRules).map { relaxation in
            let isSuggested = suggested.contains(relaxation)
            let effects = isSuggested ? together : RelaxationEffects(of: [relaxation.rule], impasse)
            return CannotRule(
                rule: relaxation.rule.description, tagId: tag(relaxation.rule), text: words.relaxation(relaxation),
                effect: effect(effects, of: relaxation.rule), isChecked: isSuggested && areChecked)
        }
    }

    private func effect(_ effects: RelaxationEffects, of rule: RuleID) -> String {
        if effects.count > 0, effects.rearranges {
            return context.text("week.cannot.rearranges", ["count": .number(effects.count)])
        }
        let gains = effects.count > 0 ? effects.gains(of: rule) : []
        if gains.isEmpty { return context.text("week.cannot.together") }
        guard gains.count <= Self.shownGains else {
            return context.text("week.cannot.fills", ["count": .number(gains.count)])
        }
        return gains.map(text).joined(separator: " · ")
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
