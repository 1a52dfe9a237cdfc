import HTTP
import MealMoodTesting
import Planner
import SQLite

@testable import MealMood

extension TestBrowser {
    /// A slot as it is stored, in one line: `filled Pollo asado + Lentejas ignored overridden`; empty when it is.
    func stored(_ id: String, of monday: String = "2026-09-14") throws -> String {
        let slot = Slot(id) ?? Slot(day: 0, meal: .lunch)
        let day = (CivilDay(monday)?.number ?? 0) + slot.day
        return try text(
            """
            SELECT s.state || coalesce(' ' || d.name, '') || coalesce(' + ' || e.name, '')
                || CASE s.note WHEN '' THEN '' ELSE ' "' || s.note || '"' END
                || CASE s.is_ignored WHEN 1 THEN ' ignored' ELSE '' END
                || CASE s.is_overridden WHEN 1 THEN ' overridden' ELSE '' END
            FROM slot s LEFT JOIN dish d ON d.id = s.dish_id LEFT JOIN dish e ON e.id = s.secondary_dish_id
            WHERE s.day = \(day) AND s.meal = \(slot.meal.rawValue) AND s.deleted_at IS NULL
            """)
    }

    /// Sends an order for a slot. Names of dishes stand in `<>`: `"dish": "<Pollo asado>"`.
    func order(_ json: String, _ slot: String, of monday: String = "2026-09-14") -> Page {
        var parts = json.split(separator: "<", omittingEmptySubsequences: false).map(String.init)
        for place in parts.indices.dropFirst() {
            let piece = parts[place].split(separator: ">", maxSplits: 1).map(String.init)
            parts[place] = (dishID(piece[0]) ?? "unknown") + (piece.count > 1 ? piece[1] : "")
        }
        return send(.put, "/api/v1/weeks/\(monday)/slots/\(slot)", json: "{\(parts.joined())}")
    }

    /// Sends a slot's form; a dish is told by its name.
    func form(_ slot: String, _ fields: KeyValuePairs<String, String>, of monday: String = "2026-09-14") -> Page {
        let body = fields.map { name, value in
            let isDish = ["dish", "secondaryDish"].contains(name) && !value.isEmpty
            return "\(name)=\(PercentEncoding.encode(isDish ? dishID(value) ?? "unknown" : value))"
        }
        return send(
            .post, "/week/\(monday)/slots/\(slot)", headers: ["Content-Type": "application/x-www-form-urlencoded"],
            body: body.joined(separator: "&"))
    }
}
