import Crypto
import HTTP
import Planner

/// A dish with all that belongs to it.
struct TransferDish: Sendable {
    var dish: Dish
    var ingredients: [Ingredient]
    var photo: Photo?
}

extension TransferDish {
    init(_ part: TransferPart) throws(TransferFault) {
        dish = try Dish(part)
        ingredients = []
        for part in try part.parts(.ingredients) { ingredients.append(try Ingredient(part)) }
        photo = try Self.photo(part)
        guard ingredients.count <= Ingredient.mostLines else { throw part.fault(.ingredients, .wrong) }
    }

    /// In base 64, with or without padding.
    private static func photo(_ part: TransferPart) throws(TransferFault) -> Photo? {
        guard let text = try part.text(.photo) else { return nil }
        guard let picture = Base64.standard.decode(String(text.prefix { $0 != "=" })),
            let photo = try? Photo(kept: picture)
        else { throw part.fault(.photo, .wrong) }
        return photo
    }

    func write(to json: inout JSONWriter) {
        dish.write(to: &json)
        json.array("ingredients") { json in for ingredient in ingredients { json.object(ingredient.write) } }
        json.member("photo", photo.map { Base64.standard.encode($0.picture, padded: true) })
    }
}

extension Dish {
    fileprivate init(_ part: TransferPart) throws(TransferFault) {
        self.init(
            id: DishID(try part.id(.id)), name: try part.requiredLine(.name, limit: Self.nameLimit),
            description: try part.line(.description, limit: Self.descriptionLimit),
            tags: try part.ids(.tags).map { TagID($0) }, isPriority: try part.flag(.isPriority),
            fixedDay: try part.number(.fixedDay, in: 0...6), fixedMeal: try part.choice(.fixedMeal, Meal.self),
            minDaysBetween: try part.number(.minDaysBetween, in: 1...Self.spacingLimit),
            suggestion: try part.choice(.suggestion, Suggestion.self), isDeleted: try part.flag(.isDeleted))
        if fixedMeal != nil { _ = try part.required(.fixedDay, fixedDay) }
    }

    fileprivate func write(to json: inout JSONWriter) {
        json.member("id", id.text)
        json.member("name", name)
        json.member("description", description)
        json.member("tags", tags.map(\.text))
        json.member("isPriority", isPriority)
        json.member("fixedDay", fixedDay)
        json.member("fixedMeal", fixedMeal?.rawValue)
        json.member("minDaysBetween", minDaysBetween)
        json.member("suggestion", suggestion?.rawValue)
        json.member("isDeleted", isDeleted)
    }
}

extension Ingredient {
    fileprivate init(_ part: TransferPart) throws(TransferFault) {
        self.init(
            amount: Amount(try part.line(.amount, limit: Amount.limit)),
            unit: try part.line(.unit, limit: Self.unitLimit),
            name: try part.requiredLine(.name, limit: Self.nameLimit))
    }

    fileprivate func write(to json: inout JSONWriter) {
        json.member("amount", amount.text)
        json.member("unit", unit)
        json.member("name", name)
    }
}
