import Localization
import Mustache
import Planner

/// Fixed day and days between. Without Premium they cannot be set; what is set already can be kept or taken away.
struct DishRulesModel: Model {
    var form: DishDraft
    var canSet: Bool
    var hasFixed: Bool
    var hasSpacing: Bool
    /// "Domingo, comida", for who can only keep it.
    var fixedText: String
    var days: [DishOption]
    var meals: [DishOption]
    var spacingText: String
    var spacingError: String

    init(_ form: DishDraft, stored: Dish?, _ context: MemberContext) {
        self.form = form
        canSet = context.allows(.advancedRules)
        hasFixed = stored?.fixedDay != nil
        hasSpacing = stored?.minDaysBetween != nil
        let words = context.weekWords
        fixedText =
            form.fixedMeal.map { words.slot(Slot(day: form.fixedDay, meal: $0)) } ?? words.day(form.fixedDay)
        days = (0...6).map {
            DishOption(value: String($0), text: words.day($0), isSelected: $0 == form.fixedDay)
        }
        let either = DishOption(value: "", text: context.text("dish.anyMeal"), isSelected: form.fixedMeal == nil)
        meals =
            Meal.allCases.map {
                DishOption(value: $0.rawValue, text: words.meal($0), isSelected: $0 == form.fixedMeal)
            } + [either]
        spacingText = Int(form.spacing).map { context.text("dish.spacingCount", ["count": .number($0)]) } ?? ""
        spacingError = form.sentence(.spacing, context)
    }

    static let fields: [Field<Self>] = [
        .flag("canSet") { $0.canSet },
        .flag("isFixed") { $0.form.isFixed },
        .flag("isFixedLocked") { !$0.canSet && !$0.hasFixed },
        .number("fixedDay") { $0.form.fixedDay },
        .text("fixedMeal") { $0.form.fixedMeal?.rawValue ?? "" },
        .text("fixedText") { $0.fixedText },
        .list("days") { $0.days },
        .list("meals") { $0.meals },
        .flag("isSpaced") { $0.form.isSpaced },
        .flag("isSpacingLocked") { !$0.canSet && !$0.hasSpacing },
        .text("spacing") { $0.form.spacing },
        .text("spacingText") { $0.spacingText },
        .text("spacingError") { $0.spacingError },
    ]
}

struct DishOption: Model {
    var value: String
    var text: String
    var isSelected: Bool

    static let fields: [Field<Self>] = [
        .text("value") { $0.value },
        .text("text") { $0.text },
        .flag("isSelected") { $0.isSelected },
    ]
}
