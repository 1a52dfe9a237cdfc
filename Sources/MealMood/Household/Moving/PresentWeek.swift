import Planner

extension VisitorContext {
    /// The present week of the household where a person lives now: whoever has just moved is shown it.
    func presentWeek(of person: MemberID) throws -> String {
        guard let home = try Session.identity(of: person, in: db)?.household else { throw AppError.notFound }
        return WeekURL.week(Clock.day(at: now, timeZone: home.timeZone).monday)
    }
}
