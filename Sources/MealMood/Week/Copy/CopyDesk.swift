import Planner

/// Copies the dishes of an open week, which may be past, into another one.
struct CopyDesk {
    let source: WeekDesk

    struct Done {
        let copy: WeekCopy
        /// The week that the dishes were copied into.
        let target: WeekDesk
        /// Takes it back; nil when nothing was written.
        let token: String?
    }

    init(_ context: MemberContext) throws {
        source = try WeekDesk(opening: try WeekForm.monday(context), context)
    }

    /// The weeks that can be chosen: from the current one on, without this one.
    var targets: [CivilDay] {
        (0...WeekAccess.weeksAhead).map { source.context.today.monday + 7 * $0 }.filter { $0 != source.plan.monday }
    }

    /// What would be copied.
    func copy(to monday: CivilDay) throws -> WeekCopy {
        let (target, library) = try WeekDesk.open(monday, source.context)
        return WeekCopy(from: source.plan, to: target, library: library)
    }

    func write(to monday: CivilDay) throws -> Done {
        let target = try WeekDesk(opening: monday, source.context)
        let copy = WeekCopy(from: source.plan, to: target.plan, library: target.library)
        let token = try target.write(copy.writes, as: WeekChangeNote(copiedFrom: source.plan.monday))
        return Done(copy: copy, target: target, token: token)
    }

    /// The week that somebody chose.
    func target(_ text: String) throws -> CivilDay {
        guard let monday = CivilDay(text), targets.contains(monday) else { throw AppError.invalidField("to") }
        return monday
    }
}
