import Mustache
import Planner

/// How often a tag with a weekly number stands in the week.
struct WeekMeterModel: Model {
    var meter: Meter
    var name: String
    var text: String

    static let fields: [Field<Self>] = [
        .text("tagId") { $0.meter.tag.text },
        .text("name") { $0.name },
        .list("dots") { model in (0..<model.dots).map { WeekMeterDot(isOn: $0 < model.meter.count) } },
        .text("text") { $0.text },
        .flag("isFull") { $0.isFull },
        .flag("isOver") { $0.meter.isOver },
        .flag("isShort") { $0.isShort },
    ]

    /// A minimum is a wish: what goes beyond it is shown too.
    var dots: Int { meter.maximum ?? max(meter.minimum ?? 0, meter.count) }

    var isFull: Bool { meter.isFull && !meter.isOver }

    var isShort: Bool { meter.missing > 0 }
}

struct WeekMeterDot: Model {
    var isOn: Bool

    static let fields: [Field<Self>] = [.flag("isOn") { $0.isOn }]
}
