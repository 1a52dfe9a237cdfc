import Planner

/// Which weeks a household can see and change, seen from its own today.
struct WeekAccess: Sendable {
    static let weeksAhead = 4

    let monday: CivilDay
    let today: CivilDay

    var isCurrent: Bool { monday == today.monday }
    var isPast: Bool { monday < today.monday }
    var hasBegun: Bool { monday <= today }
    var isTooFar: Bool { monday - today.monday > Self.weeksAhead * 7 }

    var previous: CivilDay { monday - 7 }
    var next: CivilDay? { monday - today.monday < Self.weeksAhead * 7 ? monday + 7 : nil }

    func checkVisible() throws {
        if isTooFar { throw AppError.weekTooFar }
    }

    func checkEditable() throws {
        try checkVisible()
        if isPast { throw AppError.pastWeek }
    }
}
