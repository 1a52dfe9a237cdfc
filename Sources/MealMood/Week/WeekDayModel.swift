import Mustache

struct WeekDayModel: Model {
    var index: Int
    var name: String
    var shortName: String
    var letter: String
    var number: Int
    var isToday: Bool
    var isPast: Bool
    var label: String
    var slots: [WeekSlotModel]

    static let fields: [Field<Self>] = [
        .number("index") { $0.index },
        .text("name") { $0.name },
        .text("shortName") { $0.shortName },
        .text("letter") { $0.letter },
        .number("number") { $0.number },
        .flag("isToday") { $0.isToday },
        .flag("isPast") { $0.isPast },
        .text("label") { $0.label },
        .list("dots") { $0.slots.map { WeekDotModel(kind: $0.isEmpty ? "empty" : "filled") } },
        .list("slots") { $0.slots },
    ]
}

struct WeekDotModel: Model {
    var kind: String

    static let fields: [Field<Self>] = [.text("kind") { $0.kind }]
}
