import Planner

/// What a program says of a dish: nil leaves a field as it is, `.some(nil)` takes it away.
struct DishPatch {
    var name: String?
    var description: String?
    var tags: [String]?
    var isPriority: Bool?
    var fixedDay: Int??
    var fixedMeal: Meal??
    var minDaysBetween: Int??
    var ingredients: [IngredientLine]?

    var isEmpty: Bool {
        name == nil && description == nil && tags == nil && isPriority == nil && fixedDay == nil && fixedMeal == nil
            && minDaysBetween == nil && ingredients == nil
    }

    func applied(to draft: DishDraft) throws -> DishDraft {
        var draft = draft
        if let name { draft.name = name }
        if let description { draft.description = description }
        if let tags { draft.tags = tags }
        if let isPriority { draft.isPriority = isPriority }
        if let ingredients { draft.lines = ingredients }
        if let minDaysBetween {
            draft.isSpaced = minDaysBetween != nil
            draft.spacing = minDaysBetween.map(String.init) ?? draft.spacing
        }
        try applyDay(to: &draft)
        return draft
    }

    /// A meal is fixed on a day, never alone.
    private func applyDay(to draft: inout DishDraft) throws {
        if case .some(.some) = fixedDay, !draft.isFixed { draft.fixedMeal = nil }
        if let fixedDay {
            draft.isFixed = fixedDay != nil
            draft.fixedDay = fixedDay ?? draft.fixedDay
        }
        guard let fixedMeal else { return }
        guard draft.isFixed || fixedMeal == nil else { throw AppError.invalidField("fixedMeal") }
        draft.fixedMeal = fixedMeal
    }
}

extension DishPatch: Patch {
    private enum Key: String, CodingKey {
        case name, description, tags, isPriority, fixedDay, fixedMeal, minDaysBetween, ingredients
    }

    private struct Line: Decodable {
        var amount: String?
        var unit: String?
        var name: String
    }

    init(from decoder: any Decoder) throws {
        let body = try decoder.container(keyedBy: Key.self)
        name = try Self.read(.name, body)
        description = try Self.read(.description, body)
        tags = try Self.read(.tags, body)
        isPriority = try Self.read(.isPriority, body)
        fixedDay = try Self.readOrNull(.fixedDay, body) { (day: Double) in (0...6).first { Double($0) == day } }
        fixedMeal = try Self.readOrNull(.fixedMeal, body) { (text: String) in Meal(rawValue: text) }
        minDaysBetween = try Self.readOrNull(.minDaysBetween, body) { (days: Double) in Int(exactly: days) }
        let lines: [Line]? = try Self.read(.ingredients, body)
        ingredients = lines?.map { IngredientLine(amount: $0.amount ?? "", unit: $0.unit ?? "", name: $0.name) }
    }

    private static func read<Value: Decodable>(_ key: Key, _ body: KeyedDecodingContainer<Key>) throws -> Value? {
        guard body.contains(key) else { return nil }
        return try known(try body.decodeIfPresent(Value.self, forKey: key), key, body)
    }

    private static func readOrNull<Raw: Decodable, Value>(
        _ key: Key, _ body: KeyedDecodingContainer<Key>, _ value: (Raw) -> Value?
    ) throws -> Value?? {
        guard body.contains(key) else { return nil }
        guard let raw = try body.decodeIfPresent(Raw.self, forKey: key) else { return .some(nil) }
        return .some(try known(value(raw), key, body))
    }

    private static func known<Value>(
        _ value: Value?, _ key: Key, _ body: KeyedDecodingContainer<Key>
    ) throws -> Value {
        guard let value else {
            throw DecodingError.dataCorruptedError(forKey: key, in: body, debugDescription: "not one of its values")
        }
        return value
    }
}
