import HTTP

/// What is asked of a week's document: nil leaves a field as it is, `.some(nil)` makes it as usual again.
struct WeekPatch {
    var includesWeekends: Bool??
    var meals: PlannedMeals??
    var rating: Int??

    /// The text that stands for "as usual".
    static let usual = "usual"

    var isEmpty: Bool { !changesSettings && rating == nil }

    /// Something that a past week no longer allows.
    var changesSettings: Bool { includesWeekends != nil || meals != nil }

    func applied(to document: WeekDocument) -> WeekDocument {
        var document = document
        if let includesWeekends { document.includesWeekends = includesWeekends }
        if let meals { document.meals = meals }
        if let rating { document.rating = rating }
        return document
    }
}

extension WeekPatch {
    /// The fields of a form; those it does not have stay.
    init(form: Form) throws {
        includesWeekends = try Self.read(form, .includesWeekends) { Bool($0) }
        meals = try Self.read(form, .meals, PlannedMeals.init(rawValue:))
        rating = try Self.read(form, .rating, none: "") { text in
            Int(text).flatMap { WeekDocument.ratings.contains($0) ? $0 : nil }
        }
    }

    private static func read<Value>(
        _ form: Form, _ field: WeekField, none: String = usual, _ value: (String) -> Value?
    ) throws -> Value?? {
        guard let text = form.first(field.rawValue) else { return nil }
        if text == none { return .some(nil) }
        guard let known = value(text) else { throw AppError.invalidField(field.rawValue) }
        return known
    }
}

extension WeekPatch: Patch {
    private enum Key: String, CodingKey { case includesWeekends, meals, rating }

    init(from decoder: any Decoder) throws {
        let body = try decoder.container(keyedBy: Key.self)
        if body.contains(.includesWeekends) {
            includesWeekends = .some(try body.decodeIfPresent(Bool.self, forKey: .includesWeekends))
        }
        if body.contains(.meals) {
            meals = .some(
                try body.decodeIfPresent(String.self, forKey: .meals).map { text in
                    try Self.known(PlannedMeals(rawValue: text), .meals, in: body)
                })
        }
        if body.contains(.rating) {
            rating = .some(
                try body.decodeIfPresent(Double.self, forKey: .rating).map { number in
                    try Self.known(WeekDocument.ratings.first { Double($0) == number }, .rating, in: body)
                })
        }
    }

    private static func known<Value>(
        _ value: Value?, _ key: Key, in body: KeyedDecodingContainer<Key>
    ) throws -> Value {
        guard let value else {
            throw DecodingError.dataCorruptedError(forKey: key, in: body, debugDescription: "not one of its values")
        }
        return value
    }
}
