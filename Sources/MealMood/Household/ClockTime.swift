/// A time of the day, to the minute.
struct ClockTime: Hashable, Sendable {
    /// Since midnight.
    let minutes: Int

    /// Nil outside the day.
    init?(minutes: Int) {
        guard (0..<24 * 60).contains(minutes) else { return nil }
        self.minutes = minutes
    }

    private init(hour: Int) { minutes = hour * 60 }

    /// Reads "14:00".
    init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
            parts.allSatisfy({ $0.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) }),
            let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
        else { return nil }
        minutes = hour * 60 + minute
    }

    /// "14:00"
    var text: String { Self.digits(minutes / 60) + ":" + Self.digits(minutes % 60) }

    static let usualLunch = ClockTime(hour: 14)
    static let usualDinner = ClockTime(hour: 21)

    private static func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
