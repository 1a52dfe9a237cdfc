import Planner
import SQLite

/// What a device may keep a copy of, one kind after another as they refer to each other.
enum DocumentKind: String, CaseIterable, Sendable {
    case household, member, tag, dish, weekPlan, slot
}

/// A document without its content: which it is, and how it last changed.
struct DocumentHead: Equatable, Sendable {
    let kind: DocumentKind
    let place: Place
    /// The week of a week or a slot.
    let monday: CivilDay
    let rev: Int
    let at: Int64
    let by: MemberID
    let deletedAt: Int64?

    /// Where somebody is who reads documents in the order in which they last changed.
    struct Place: Equatable, Sendable {
        let seq: Int
        let rank: Int
        let key: String

        static let start = Place(seq: 0, rank: -1, key: "")

        /// Behind all that was changed by then.
        static func after(_ seq: Int) -> Place { Place(seq: seq, rank: DocumentKind.allCases.count, key: "") }
    }
}

extension DocumentHead {
    var seq: Int { place.seq }

    /// Its own id; a week's is its Monday, a slot's that and the slot: `2026-09-14/2-dinner`.
    var id: String {
        switch kind {
        case .household, .member, .tag, .dish: place.key
        case .weekPlan: monday.description
        case .slot: slot.map { "\(monday)/\($0)" } ?? place.key
        }
    }

    /// Nil for anything but a slot.
    var slot: Slot? {
        let parts = place.key.split(separator: " ")
        guard kind == .slot, parts.count == 2, let day = Int(parts[0]), let meal = Meal(rawValue: String(parts[1]))
        else { return nil }
        return Slot(day: day - monday.number, meal: meal)
    }
}
