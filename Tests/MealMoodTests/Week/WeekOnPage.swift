import Foundation
import MealMoodTesting

/// What the slots of a week page say, read from its HTML.
struct WeekOnPage {
    /// Names of dishes by slot id.
    let filled: [String: String]

    init(_ page: Page) {
        var filled: [String: String] = [:]
        for piece in page.text.components(separatedBy: "data-slot=\"").dropFirst() {
            let slot = String(piece.prefix { $0 != "\"" })
            let opening = piece.prefix { $0 != ">" }
            guard let name = opening.range(of: "data-name=\"") else { continue }
            filled[slot] = String(opening[name.upperBound...].prefix { $0 != "\"" })
        }
        self.filled = filled
    }

    subscript(slot: String) -> String? { filled[slot] }
}
