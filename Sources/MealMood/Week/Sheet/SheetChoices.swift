import Localization
import Planner

/// The dishes that a slot can be given: what fits first, then what does not, with the reasons.
struct SheetChoices {
    private let context: MemberContext
    private let library: DishLibrary
    private let words: WeekWords
    /// The first slot of each dish that the week has already.
    private let standing: [DishID: Slot]
    /// How often the tags stand in the week without what the choice would replace.
    private let meters: [TagID: Meter]
    /// Priority dishes that the week does not have yet, then the others, then those that it has; each by name.
    let fitting: [Dish]
    let barred: [(dish: Dish, violations: [Violation])]

    init(_ context: MemberContext, plan: WeekPlan, library: DishLibrary, slot: Slot, query: SheetQuery) {
        self.context = context
        self.library = library
        words = context.weekWords
        let found = library.dishes(matching: DishSearch(query.words, tags: []))
        let here = plan[slot]?.dishes ?? []
        let judged = found.filter { !here.contains($0.id) }
        let rules = plan.rules(library, judging: judged.map(\.id))
        let verdicts = judged.map { (dish: $0, violations: rules.violations(of: $0.id, in: slot)) }
        let standing = plan.standing
        func rank(_ dish: Dish) -> Int { standing[dish.id] != nil ? 2 : dish.isPriority ? 0 : 1 }
        let fitting = verdicts.filter(\.violations.isEmpty).map(\.dish)
        self.fitting = (0...2).flatMap { group in fitting.filter { rank($0) == group } }
        barred = verdicts.filter { !$0.violations.isEmpty }
        self.standing = standing
        let kept = query.choosesSecond ? plan : plan.without([slot])
        meters = Dictionary(uniqueKeysWithValues: kept.rules(library, forFew: true).meters().map { ($0.tag, $0) })
    }

    /// "Ya está el martes", or how much room its tags leave: "Prioritario · Huevos 1 de 2 · Verduras".
    func why(_ dish: Dish) -> String {
        if let slot = standing[dish.id] {
            let day = context.texts.catalogue.dayNameInSentence(slot.day, in: context.language)
            return context.text("fit.used", ["day": .text(day)])
        }
        return ((dish.isPriority ? [context.text("dish.priority")] : []) + room(for: dish)).joined(separator: " · ")
    }

    private func room(for dish: Dish) -> [String] {
        let limited = dish.tags.compactMap { meters[$0] }.filter { $0.maximum != nil }
        let free = dish.tags.filter { meters[$0]?.maximum == nil }.compactMap { library[$0] }
            .map { $0.name(in: context.language, context.texts) }
        guard !limited.isEmpty else { return free.prefix(1) + [context.text("fit.free")] }
        let numbers = MeterWords(library: library, words: words).sentences(limited)
        return numbers + free.prefix(1)
    }
}
