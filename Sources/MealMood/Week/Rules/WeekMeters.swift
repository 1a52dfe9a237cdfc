import Planner

/// How often the tags with a weekly number stand in a week, in words.
struct WeekMeters {
    private let week: WeekPageBuilder
    private let meters: [Meter]

    init(_ week: WeekPageBuilder, _ meters: [Meter]) {
        self.week = week
        self.meters = meters
    }

    func models() -> [WeekMeterModel] { MeterWords(library: week.library, words: week.words).models(meters) }

    /// Minima that a finished week misses, with the cause; while there are empty slots they may still be met.
    func missed() -> [String] {
        guard week.plan.isComplete, meters.contains(where: { $0.missing > 0 }) else { return [] }
        let filling = autofill(week.plan.week(week.library), seed: 0)
        return filling.unmet.map(AutofillWords(library: week.library, words: week.words).missed)
    }
}
