import Localization

/// A field of the dish form, and what can be wrong there.
enum DishField: Hashable, Sendable {
    case name, description, tags, ingredients, spacing, photo
    case ingredient(Int, Part)

    enum Part: String { case amount, unit, name }

    /// How the API names it.
    var path: String {
        switch self {
        case .name: "name"
        case .description: "description"
        case .tags: "tags"
        case .ingredients: "ingredients"
        case .spacing: "minDaysBetween"
        case .photo: "photo"
        case .ingredient(let line, let part): "ingredients/\(line)/\(part.rawValue)"
        }
    }
}

enum DishFault: Equatable, Sendable {
    /// The name of the field's own sentences comes first.
    case text(String, InputText.Fault, limit: Int)
    case noTag
    case unknownTag
    case noIngredientName
    case tooManyIngredients
    case spacingOutOfRange
    case photo(PhotoFault)

    func sentence(_ context: VisitorContext) -> String {
        switch self {
        case .text(let field, let fault, let limit): fault.sentence(field, limit: limit, context)
        case .noTag: context.text("form.tags.required")
        case .unknownTag: context.text("form.tags.unknown")
        case .noIngredientName: context.text("form.ingredient.required")
        case .tooManyIngredients:
            context.text("form.ingredients.tooMany", ["count": .number(Ingredient.mostLines)])
        case .photo(let fault): fault.sentence(context)
        case .spacingOutOfRange: context.text("form.spacing.range", ["count": .number(Dish.spacingLimit)])
        }
    }
}
