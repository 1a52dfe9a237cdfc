import Planner

/// A draft held against what a dish may be: its content, and what is wrong at each field.
struct DishCheck {
    private(set) var content = DishContent()
    private(set) var faults: [DishField: DishFault] = [:]

    init(_ draft: DishDraft, in library: DishLibrary) {
        content.name = line(.name, "name", InputText.requiredLine(draft.name, limit: Dish.nameLimit), Dish.nameLimit)
        content.description = line(
            .description, "description", InputText.line(draft.description, limit: Dish.descriptionLimit),
            Dish.descriptionLimit)
        content.tags = tags(draft.tags, in: library)
        content.ingredients = draft.lines.enumerated().map { ingredient($1, at: $0) }
        if draft.lines.count > Ingredient.mostLines { faults[.ingredients] = .tooManyIngredients }
        content.isPriority = draft.isPriority
        if draft.isFixed { (content.fixedDay, content.fixedMeal) = (draft.fixedDay, draft.fixedMeal) }
        if draft.isSpaced { content.minDaysBetween = spacing(draft.spacing) }
    }

    private mutating func tags(_ chosen: [String], in library: DishLibrary) -> [TagID] {
        var tags: [TagID] = []
        for tag in chosen.map({ TagID($0) }) where !tags.contains(tag) { tags.append(tag) }
        if tags.isEmpty { faults[.tags] = .noTag }
        if tags.contains(where: { library[$0] == nil }) { faults[.tags] = .unknownTag }
        return tags
    }

    private mutating func ingredient(_ raw: IngredientLine, at index: Int) -> Ingredient {
        let name = InputText.line(raw.name, limit: Ingredient.nameLimit)
        if case .success("") = name { faults[.ingredient(index, .name)] = .noIngredientName }
        return Ingredient(
            amount: Amount(part(.ingredient(index, .amount), raw.amount, Amount.limit)),
            unit: part(.ingredient(index, .unit), raw.unit, Ingredient.unitLimit),
            name: line(.ingredient(index, .name), "line", name, Ingredient.nameLimit))
    }

    private mutating func spacing(_ text: String) -> Int? {
        if let days = Int(text), (1...Dish.spacingLimit).contains(days) { return days }
        faults[.spacing] = .spacingOutOfRange
        return nil
    }

    private mutating func part(_ field: DishField, _ raw: String, _ limit: Int) -> String {
        line(field, "line", InputText.line(raw, limit: limit), limit)
    }

    private mutating func line(
        _ field: DishField, _ sentences: String, _ result: Result<String, InputText.Fault>, _ limit: Int
    ) -> String {
        switch result {
        case .success(let text): return text
        case .failure(let fault):
            faults[field] = .text(sentences, fault, limit: limit)
            return ""
        }
    }
}
