import Mustache

/// What `Templates/week/page` needs.
struct WeekPage: Model {
    var monday: String
    var head: WeekHeadModel
    /// It is past: it can be looked at, rated and repeated.
    var isReadonly: Bool
    var rating: RatingModel?
    var daysCount: Int
    var mealsCount: Int
    var days: [WeekDayModel]
    var meters: [WeekMeterModel]
    /// Minima that a finished week misses, in words.
    var missed: [String]
    var drawer: DrawerModel
    /// The house advertisement of the free plan.
    var hasPromo: Bool

    static let fields: [Field<Self>] = [
        .text("monday") { $0.monday },
        .model("head") { $0.head },
        .flag("isReadonly") { $0.isReadonly },
        .model("rating") { $0.rating },
        .number("daysCount") { $0.daysCount },
        .number("mealsCount") { $0.mealsCount },
        .list("days") { $0.days },
        .list("meters") { $0.meters },
        .texts("missed") { $0.missed },
        .flag("hasMissed") { !$0.missed.isEmpty },
        .model("drawer") { $0.drawer },
        .flag("hasPromo") { $0.hasPromo },
    ]
}
