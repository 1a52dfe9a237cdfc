import Mustache

/// How often a tag with a weekly number stands in the week.
struct WeekMeterModel: Model {
    var tagId: String
    var name: String
    var count: Int
    var limit: Int
    var text: String

    static let fields: [Field<Self>] = [
        .text("tagId") { $0.tagId },
        .text("name") { $0.name },
        .list("dots") { meter in (0..<meter.limit).map { WeekMeterDot(isOn: $0 < meter.count) } },
        .text("text") { $0.text },
        .flag("isFull") { $0.count == $0.limit },
        .flag("isOver") { $0.count > $0.limit },
    ]
}

struct WeekMeterDot: Model {
    var isOn: Bool

    static let fields: [Field<Self>] = [.flag("isOn") { $0.isOn }]
}
