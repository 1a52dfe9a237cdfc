import Localization
import Mustache

/// What `Templates/week/reset` needs: what would go, and what would stay.
struct ResetPage: Model {
    var title: String
    var text: String
    /// There is nothing to empty.
    var isEmpty: Bool
    var action: String
    var weekURL: String

    static let fields: [Field<Self>] = [
        .text("title") { $0.title },
        .text("text") { $0.text },
        .flag("isEmpty") { $0.isEmpty },
        .text("action") { $0.action },
        .text("weekURL") { $0.weekURL },
    ]

    init(_ desk: WeekDesk) {
        let context = desk.context
        let reset = WeekReset(desk.plan)
        isEmpty = reset.dishCount == 0
        title = context.text(isEmpty ? "week.reset.nothing" : "week.reset.title")
        var sentences = [context.text(isEmpty ? "week.reset.nothing.text" : "week.reset.text")]
        if !isEmpty, reset.keptCount > 0 { sentences.append(context.text("week.reset.kept")) }
        if !isEmpty, desk.library.hasFixedDays { sentences.append(context.text("week.reset.fixed")) }
        text = sentences.joined(separator: " ")
        action = WeekURL.reset(desk.plan.monday)
        weekURL = WeekURL.week(desk.plan.monday)
    }
}

extension DishLibrary {
    /// Some dish comes back to its day with the autofill.
    fileprivate var hasFixedDays: Bool { dishes.contains { $0.fixedDay != nil } }
}

extension WeekReset {
    /// What is said when it is done.
    func message(_ context: MemberContext) -> String { Self.message(dishCount, context) }

    static func message(_ count: Int, _ context: MemberContext) -> String {
        guard count > 0 else { return context.text("notice.week.empty") }
        return context.text("notice.week.reset", ["count": .number(count)])
    }
}
