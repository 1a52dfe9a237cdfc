import Localization
import Mustache
import Planner

/// The rules of the editor, each with its choices.
struct TagRuleChoices: Model {
    var maxima: [TagRuleChoice]
    var minima: [TagRuleChoice]
    /// A minimum takes Premium to set; one that is there can be kept or taken away.
    var isMinimumLocked: Bool
    var meals: [TagRuleChoice]
    var isApart: Bool
    var isOnceADay: Bool

    init(_ rules: Planner.Tag, former: Planner.Tag?, _ context: MemberContext) {
        let numbers = Tag.weeklyNumbers.map { $0 }
        maxima = Self.numbers(
            numbers, chosen: rules.maxPerWeek, each: "tags.max.each", none: ("∞", "tags.max.none"), context)
        isMinimumLocked = !context.allows(.advancedRules)
        let kept = isMinimumLocked ? [former?.minPerWeek].compactMap(\.self) : numbers
        minima = Self.numbers(
            kept, chosen: rules.minPerWeek, each: "tags.min.each", none: ("–", "tags.min.none"), context)
        meals = Self.meals(rules.onlyMeal, context)
        isApart = rules.noConsecutive
        isOnceADay = rules.noDuplicateInDay
    }

    private static func numbers(
        _ numbers: [Int], chosen: Int?, each: String, none: (label: String, key: String), _ context: MemberContext
    ) -> [TagRuleChoice] {
        guard !numbers.isEmpty else { return [] }
        return numbers.map { number in
            TagRuleChoice(
                value: String(number), label: String(number), says: context.text(each, ["count": .number(number)]),
                isChecked: number == chosen)
        } + [TagRuleChoice(value: "", label: none.label, says: context.text(none.key), isChecked: chosen == nil)]
    }

    private static func meals(_ chosen: Meal?, _ context: MemberContext) -> [TagRuleChoice] {
        [(nil, "tags.meal.any"), (Meal.lunch, "tags.meal.lunch"), (.dinner, "tags.meal.dinner")].map { meal, key in
            TagRuleChoice(value: meal?.rawValue ?? "", label: context.text(key), says: "", isChecked: meal == chosen)
        }
    }

    static let fields: [Field<Self>] = [
        .list("maxima") { $0.maxima },
        .list("minima") { $0.minima },
        .flag("hasMinima") { !$0.minima.isEmpty },
        .flag("isMinimumLocked") { $0.isMinimumLocked },
        .list("meals") { $0.meals },
        .flag("isApart") { $0.isApart },
        .flag("isOnceADay") { $0.isOnceADay },
    ]
}

struct TagRuleChoice: Model {
    var value: String
    var label: String
    /// What is read out instead of a bare number or sign.
    var says: String
    var isChecked: Bool

    static let fields: [Field<Self>] = [
        .text("value") { $0.value },
        .text("label") { $0.label },
        .text("says") { $0.says },
        .flag("isChecked") { $0.isChecked },
    ]
}
