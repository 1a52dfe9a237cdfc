import Mustache

/// What `Templates/week/page` needs.
struct WeekPage: Model {
    var monday: String
    var titleLong: String
    var titleShort: String
    var subtitle: String
    var previousURL: String
    var nextURL: String
    var todayURL: String
    var isReadonly: Bool
    var isCurrent: Bool
    var filledCount: Int
    var slotCount: Int
    var daysCount: Int
    var mealsCount: Int
    var days: [WeekDayModel]
    var meters: [WeekMeterModel]
    /// Minima that a finished week misses, in words.
    var missed: [String]
    var autofillURL: String
    /// There is a proposal to take back for another one.
    var hasProposal: Bool
    var drawer: DrawerModel

    static let fields: [Field<Self>] = [
        .text("monday") { $0.monday },
        .text("titleLong") { $0.titleLong },
        .text("titleShort") { $0.titleShort },
        .text("subtitle") { $0.subtitle },
        .text("previousURL") { $0.previousURL },
        .text("nextURL") { $0.nextURL },
        .text("todayURL") { $0.todayURL },
        .flag("isReadonly") { $0.isReadonly },
        .flag("isCurrent") { $0.isCurrent },
        .number("filledCount") { $0.filledCount },
        .number("slotCount") { $0.slotCount },
        .text("ringDash") { $0.ringDash },
        .number("daysCount") { $0.daysCount },
        .number("mealsCount") { $0.mealsCount },
        .list("days") { $0.days },
        .list("meters") { $0.meters },
        .texts("missed") { $0.missed },
        .flag("hasMissed") { !$0.missed.isEmpty },
        .text("autofillURL") { $0.autofillURL },
        .flag("hasProposal") { $0.hasProposal },
        .model("drawer") { $0.drawer },
    ]

    /// The stroke of the progress ring: its circle is 69.1 units long.
    private var ringDash: String {
        let tenths = slotCount == 0 ? 0 : filledCount * 691 / slotCount
        return "\(tenths / 10).\(tenths % 10) 69.1"
    }
}

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
