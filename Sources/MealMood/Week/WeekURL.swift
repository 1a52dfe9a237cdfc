import Planner

enum WeekURL {
    static func week(_ monday: CivilDay) -> String { "/week/\(monday.description)" }
    static func slot(_ slot: Slot, of monday: CivilDay) -> String { "\(week(monday))/slots/\(slot.description)" }
    static func removal(_ slot: Slot, of monday: CivilDay) -> String { "\(self.slot(slot, of: monday))/removal" }
    static func autofill(_ monday: CivilDay) -> String { "\(week(monday))/autofill" }
    static func undo(_ monday: CivilDay) -> String { "\(week(monday))/undo" }
    static func moves(_ monday: CivilDay) -> String { "\(week(monday))/moves" }
}
