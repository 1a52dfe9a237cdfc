import Foundation
import Planner

/// The only source of "now"; a test gives its own.
struct Clock: Sendable {
    /// Seconds since 1970.
    let now: @Sendable () -> Int64

    static let system = Clock { Int64(time(nil)) }
    static func frozen(at instant: Int64) -> Clock { Clock { instant } }

    /// The day that it is for a household at an instant. An unknown zone counts as UTC.
    static func day(at instant: Int64, timeZone: String) -> CivilDay {
        CivilDay(number: Int(local(instant, timeZone).quotient))
    }

    /// What the clock on the wall shows then.
    static func clockTime(at instant: Int64, timeZone: String) -> ClockTime? {
        ClockTime(minutes: Int(local(instant, timeZone).remainder) / 60)
    }

    /// Whole days since 1970 in the zone, and the seconds of the day.
    private static func local(_ instant: Int64, _ timeZone: String) -> (quotient: Int64, remainder: Int64) {
        let zone = TimeZone(identifier: timeZone)
        let offset = zone?.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(instant))) ?? 0
        let local = instant + Int64(offset)
        let days = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
        return (days, local - days * 86_400)
    }

    /// Where this machine is, for a browser that does not say where it is.
    static var serverTimeZone: String { TimeZone.current.identifier }

    static func isKnown(timeZone: String) -> Bool { TimeZone(identifier: timeZone) != nil }

    /// `2026-09-16T10:00:00Z`
    static func text(_ instant: Int64) -> String {
        ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: TimeInterval(instant)))
    }

    /// An instant in the form `2026-09-16T10:00:00Z`.
    static func parse(_ text: String) -> Int64? {
        let formatter = ISO8601DateFormatter()
        return formatter.date(from: text).map { Int64($0.timeIntervalSince1970) }
    }
}
