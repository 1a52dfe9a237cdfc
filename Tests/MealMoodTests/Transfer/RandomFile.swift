import Foundation
import Localization
import Planner

@testable import MealMood

/// A household as chance makes it, every field in use; the same seed makes the same one.
struct RandomFile {
    private var chance: SplitMix

    init(seed: UInt64) { chance = SplitMix(state: seed) }

    mutating func file() -> TransferFile {
        let tags = tags()
        let dishes = (0..<Int.random(in: 0...12, using: &chance)).map { dish($0, tags: tags) }
        return TransferFile(
            exportedAt: 1_789_552_800 + Int64.random(in: 0...1_000_000, using: &chance), household: household(),
            member: member(), tags: tags, dishes: dishes, weeks: weeks(dishes.map(\.dish.id)))
    }

    private static let words = [
        "Ñoquis", "Café con leche", "<script>alert(1)</script>", "\"comillas\" \\ y /", "🍲🍽️", "Ōsaka 焼き",
        "a\u{301}b\u{308}",
        "</title>", "x", String(repeating: "ñ", count: 30),
    ].map { $0.precomposedStringWithCanonicalMapping }

    private mutating func word() -> String { Self.words.randomElement(using: &chance) ?? "" }

    private mutating func maybe<Value>(_ value: Value) -> Value? { Bool.random(using: &chance) ? value : nil }

    private mutating func flag() -> Bool { Bool.random(using: &chance) }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &chance) }

    private mutating func household() -> TransferHousehold {
        TransferHousehold(
            name: word(),
            timeZone: ["Europe/Madrid", "Pacific/Auckland", "UTC"].randomElement(using: &chance) ?? "UTC",
            meals: PlannedMeals.allCases.randomElement(using: &chance) ?? .both, includesWeekends: flag())
    }

    private mutating func member() -> TransferMember {
        TransferMember(
            name: "", language: maybe(flag() ? Language.es : .en), theme: maybe(flag() ? Theme.light : .dark),
            calendar: CalendarSettings(
                isOn: flag(), lunchTime: ClockTime(minutes: number(0...1439)) ?? .usualLunch,
                dinnerTime: ClockTime(minutes: number(0...1439)) ?? .usualDinner,
                durationMinutes: CalendarSettings.durations.randomElement(using: &chance) ?? 60, prefix: "🍽️",
                reminderMinutes: maybe(CalendarSettings.reminders[number(0...2)])))
    }

    private mutating func tags() -> [MealMood.Tag] {
        let own = (0..<number(0...3)).map { tag("own-\($0)", given: nil, name: name($0)) }
        let given = GivenTag.allCases.enumerated().map { tag("given\($0)", given: $1, name: maybe(name(10 + $0))) }
        return (own + given).shuffled(using: &chance)
    }

    /// No two tags are called the same.
    private mutating func name(_ number: Int) -> String { String("\(number) \(word())".prefix(30)) }

    private mutating func tag(_ id: String, given: GivenTag?, name: String?) -> MealMood.Tag {
        let least = maybe(number(1...7))
        let rules = Planner.Tag(
            id: TagID(id), maxPerWeek: maybe(number((least ?? 1)...7)), minPerWeek: least, noConsecutive: flag(),
            noDuplicateInDay: flag(), onlyMeal: maybe(flag() ? .lunch : .dinner))
        return MealMood.Tag(id: TagID(id), given: given, name: name, colour: "#0F\(number(1000...9999))", rules: rules)
    }

    private mutating func dish(_ number: Int, tags: [MealMood.Tag]) -> TransferDish {
        let id = DishID("dish_\(100 + number)")
        let chosen = tags.map(\.id).shuffled(using: &chance).prefix(self.number(0...4))
        let fixedDay = maybe(self.number(0...6))
        let dish = MealMood.Dish(
            id: id, name: word(), description: maybe(word()) ?? "", tags: Array(chosen), isPriority: flag(),
            fixedDay: fixedDay, fixedMeal: fixedDay == nil ? nil : maybe(.lunch),
            minDaysBetween: maybe(self.number(1...60)),
            suggestion: maybe(.bolognese))
        let ingredients = (0..<self.number(0...3)).map { _ in
            Ingredient(amount: Amount(maybe("1 ½") ?? ""), unit: maybe("kg") ?? "", name: word())
        }
        return TransferDish(dish: dish, ingredients: ingredients, photo: maybe(Self.photo).flatMap(\.self))
    }

    /// One dot.
    private static let photo = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    ).flatMap { try? Photo(file: Array($0)) }
}

extension RandomFile {
    private mutating func weeks(_ dishes: [DishID]) -> [TransferWeek] {
        let first = CivilDay(number: 20_710 - 20_710 % 7 + 4)
        return (0..<number(0...5)).compactMap { week in
            var entries: [Slot: SlotEntry] = [:]
            for slot in Slot.week where flag() { entries[slot] = entry(dishes) }
            let document = WeekDocument(
                includesWeekends: maybe(flag()), meals: maybe(.dinner), rating: maybe(number(1...5)))
            let week = TransferWeek(monday: first + 7 * week, document: document, entries: entries)
            return week.isEmpty ? nil : week
        }
    }

    private mutating func entry(_ dishes: [DishID]) -> SlotEntry {
        let two = dishes.shuffled(using: &chance).prefix(2)
        guard let dish = two.first, flag() else {
            return SlotEntry(state: flag() ? .eatingOut : .skipped, note: maybe(word()) ?? "")
        }
        return SlotEntry(
            state: .filled, dish: dish, secondary: two.count > 1 ? maybe(two[1]) : nil, isIgnored: flag(),
            isOverridden: flag())
    }
}

/// Steele, Lea and Flood's generator: small, and the same on every machine.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
        return word ^ word >> 31
    }
}
