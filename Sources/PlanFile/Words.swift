import Planner

/// The words and numbers of a file, each read with its limits, so that a fault names its field.
struct MealWord: Decodable {
    let meal: Meal

    init(from decoder: any Decoder) throws {
        guard let meal = Meal(rawValue: try String(from: decoder)) else {
            throw WeekFile.Fault(decoder.codingPath, "neither lunch nor dinner")
        }
        self.meal = meal
    }
}

enum StateWord: String, Decodable {
    case empty, filled, eatingOut, skipped

    init(from decoder: any Decoder) throws {
        guard let state = StateWord(rawValue: try String(from: decoder)) else {
            throw WeekFile.Fault(decoder.codingPath, "none of empty, filled, eatingOut and skipped")
        }
        self = state
    }
}

/// A whole number within limits.
protocol LimitedNumber: Decodable {
    static func contains(_ number: Int) -> Bool
    static var limits: String { get }
    init(number: Int)
}

extension LimitedNumber {
    init(from decoder: any Decoder) throws {
        guard let number = Int(exactly: try Double(from: decoder)), Self.contains(number) else {
            throw WeekFile.Fault(decoder.codingPath, "is no whole number \(Self.limits)")
        }
        self.init(number: number)
    }
}

struct WeeklyNumber: LimitedNumber {
    let number: Int
    static func contains(_ number: Int) -> Bool { (1...7).contains(number) }
    static let limits = "from 1 to 7"
}

struct DayOfWeek: LimitedNumber {
    let number: Int
    static func contains(_ number: Int) -> Bool { (0...6).contains(number) }
    static let limits = "from 0 (Monday) to 6 (Sunday)"
}

struct DayAround: LimitedNumber {
    let number: Int
    static func contains(_ number: Int) -> Bool { (-1_000...1_000).contains(number) && !(0...6).contains(number) }
    static let limits = "below 0 or above 6"
}

struct Days: LimitedNumber {
    let number: Int
    static func contains(_ number: Int) -> Bool { (1...1_000).contains(number) }
    static let limits = "from 1 to 1000"
}
