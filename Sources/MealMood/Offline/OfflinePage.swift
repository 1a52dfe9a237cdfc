import Mustache
import Planner

/// Where the copies on the device are; its script takes away the links to those that are not there.
struct OfflinePage: Model {
    var nextWeek: String

    init(_ context: VisitorContext) {
        let zone = context.identity?.household.timeZone ?? Clock.serverTimeZone
        let today = Clock.day(at: context.now, timeZone: zone)
        nextWeek = WeekURL.week(today.monday + 7)
    }

    static let fields: [Field<Self>] = [.text("nextWeek") { $0.nextWeek }]
}
