import Mustache

/// One line of ingredients in the form, with what is wrong with it.
struct IngredientLineModel: Model {
    var line: IngredientLine
    var index: Int
    var amountError: String
    var unitError: String
    var nameError: String

    init(_ form: DishDraft, at index: Int, _ context: MemberContext) {
        line = form.lines[index]
        self.index = index
        amountError = form.sentence(.ingredient(index, .amount), context)
        unitError = form.sentence(.ingredient(index, .unit), context)
        nameError = form.sentence(.ingredient(index, .name), context)
    }

    static let fields: [Field<Self>] = [
        .number("index") { $0.index },
        .number("number") { $0.index + 1 },
        .text("amount") { $0.line.amount },
        .text("unit") { $0.line.unit },
        .text("ingredient") { $0.line.name },
        .text("amountError") { $0.amountError },
        .text("unitError") { $0.unitError },
        .text("ingredientError") { $0.nameError },
    ]
}
