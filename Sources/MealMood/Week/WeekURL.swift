import Planner

enum WeekURL {
    static func week(_ monday: CivilDay) -> String { "/week/\(monday.description)" }
    static func slot(_ slot: Slot, of monday: CivilDay) -> String { "\(week(monday))/slots/\(slot.description)" }
    static func removal(_ slot: Slot, of monday: CivilDay) -> String { "\(self.slot(slot, of: monday))/removal" }
    static func autofill(_ monday: CivilDay) -> String { "\(week(monday))/autofill" }
    static func reset(_ monday: CivilDay) -> String { "\(week(monday))/reset" }
    static func settings(_ monday: CivilDay) -> String { "\(week(monday))/settings" }
    static func rating(_ monday: CivilDay) -> String { "\(week(monday))/rating" }
    static func copies(_ monday: CivilDay) -> String { "\(week(monday))/copies" }
    static func undo(_ monday: CivilDay) -> String { "\(week(monday))/undo" }
    static func moves(_ monday: CivilDay) -> String { "\(week(monday))/moves" }
}
