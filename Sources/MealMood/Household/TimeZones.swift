import Foundation

/// The time zones that a family can choose among.
enum TimeZones {
    static let all: [String] = TimeZone.knownTimeZoneIdentifiers.filter { $0.contains("/") }.sorted() + ["UTC"]

    /// The zone that somebody means: its name however written, or its city alone.
    static func named(_ text: String) -> String? {
        let wanted = plain(text)
        if let found = names[wanted] ?? cities[wanted]?.first { return found }
        // Browsers also know older names, which no list offers.
        return text.contains("/") && Clock.isKnown(timeZone: text) ? text : nil
    }

    private static let names = Dictionary(all.map { (plain($0), $0) }) { first, _ in first }

    private static let cities = Dictionary(grouping: all) {
        plain($0.split(separator: "/").last.map(String.init) ?? $0)
    }
    .filter { $0.value.count == 1 }

    private static func plain(_ text: String) -> String {
        text.replacing("_", with: " ").folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
