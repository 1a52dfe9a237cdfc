import HTTP
import Planner

/// What is asked of a tag's rules: nil leaves one as it is, `.some(nil)` takes it away.
struct RulePatch {
    var maxPerWeek: Int??
    var minPerWeek: Int??
    var noConsecutive: Bool?
    var noDuplicateInDay: Bool?
    var onlyMeal: Meal??

    var isEmpty: Bool {
        maxPerWeek == nil && minPerWeek == nil && noConsecutive == nil && noDuplicateInDay == nil && onlyMeal == nil
    }

    func applied(to rules: Planner.Tag) -> Planner.Tag {
        var rules = rules
        if let maxPerWeek { rules.maxPerWeek = maxPerWeek }
        if let minPerWeek { rules.minPerWeek = minPerWeek }
        if let noConsecutive { rules.noConsecutive = noConsecutive }
        if let noDuplicateInDay { rules.noDuplicateInDay = noDuplicateInDay }
        if let onlyMeal { rules.onlyMeal = onlyMeal }
        return rules
    }
}

extension RulePatch {
    private enum Key: String, CodingKey {
        case maxPerWeek, minPerWeek, noConsecutive, noDuplicateInDay, mealTypeRestriction
    }

    /// The fields of the editor. A box that is not ticked is not sent, so it is always told.
    init(form: Form) throws {
        maxPerWeek = try Self.read(form, .maxPerWeek) { Self.weeklyNumber(Double($0)) }
        minPerWeek = try Self.read(form, .minPerWeek) { Self.weeklyNumber(Double($0)) }
        onlyMeal = try Self.read(form, .mealTypeRestriction, Meal.init(rawValue:))
        noConsecutive = form.first(Key.noConsecutive.rawValue) != nil
        noDuplicateInDay = form.first(Key.noDuplicateInDay.rawValue) != nil
    }

    private static func read<Value>(_ form: Form, _ key: Key, _ value: (String) -> Value?) throws -> Value?? {
        guard let text = form.first(key.rawValue) else { return nil }
        if text.isEmpty { return .some(nil) }
        guard let known = value(text) else { throw AppError.invalidField(key.rawValue) }
        return known
    }

    private static func weeklyNumber(_ number: Double?) -> Int? { Tag.weeklyNumbers.first { Double($0) == number } }
}

extension RulePatch: Decodable {
    init(from decoder: any Decoder) throws {
        let body = try decoder.container(keyedBy: Key.self)
        maxPerWeek = try Self.read(body, .maxPerWeek, Self.weeklyNumber)
        minPerWeek = try Self.read(body, .minPerWeek, Self.weeklyNumber)
        onlyMeal = try Self.read(body, .mealTypeRestriction) { (text: String) in Meal(rawValue: text) }
        if body.contains(.noConsecutive) { noConsecutive = try body.decode(Bool.self, forKey: .noConsecutive) }
        if body.contains(.noDuplicateInDay) { noDuplicateInDay = try body.decode(Bool.self, forKey: .noDuplicateInDay) }
    }

    private static func read<Raw: Decodable, Value>(
        _ body: KeyedDecodingContainer<Key>, _ key: Key, _ value: (Raw) -> Value?
    ) throws -> Value?? {
        guard body.contains(key) else { return nil }
        guard let raw = try body.decodeIfPresent(Raw.self, forKey: key) else { return .some(nil) }
        guard let known = value(raw) else {
            throw DecodingError.dataCorruptedError(forKey: key, in: body, debugDescription: "not one of its values")
        }
        return known
    }
}
