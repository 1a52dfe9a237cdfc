import Localization
import Planner

/// How often the tags with a weekly number stand in a week, in words.
struct WeekMeters {
    private let week: WeekPageBuilder
    private let meters: [Meter]

    init(_ week: WeekPageBuilder, _ meters: [Meter]) {
        self.week = week
        self.meters = meters
    }

    func models() -> [WeekMeterModel] {
        meters.compactMap { meter in
            guard let tag = week.library[meter.tag] else { return nil }
            return WeekMeterModel(
                meter: meter, name: tag.name(in: week.context.language, week.context.texts), text: text(meter))
        }
    }

    /// Minima that a finished week misses, with the cause; while there are empty slots they may still be met.
    func missed() -> [String] {
        guard week.plan.isComplete, meters.contains(where: { $0.missing > 0 }) else { return [] }
        let filling = autofill(week.plan.week(week.library), seed: 0)
        return filling.unmet.map(AutofillWords(library: week.library, words: week.words).missed)
    }

    private func text(_ meter: Meter) -> String {
        let count = Argument.number(meter.count)
        switch (meter.maximum, meter.minimum) {
        case (let maximum?, let minimum?):
            return week.context.text(
                "meter.both", ["count": count, "limit": .number(maximum), "minimum": .number(minimum)])
        case (let maximum?, nil): return week.context.text("meter.of", ["count": count, "limit": .number(maximum)])
        case (nil, let minimum?):
            return week.context.text("meter.atLeast", ["count": count, "minimum": .number(minimum)])
        case (nil, nil): return ""
        }
    }
}
