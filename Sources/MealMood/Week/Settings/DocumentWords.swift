import Localization
import Planner

/// What is said after a week's own fields were changed.
struct DocumentWords {
    private let context: MemberContext

    init(_ context: MemberContext) { self.context = context }

    /// - Parameter plan: the week afterwards.
    func message(_ changes: [FieldChange], on plan: WeekPlan) -> String {
        guard !changes.isEmpty else { return context.text("notice.week.unchanged") }
        if changes.contains(where: { $0.field != .rating }) { return settings(plan) }
        guard let rating = plan.document.rating else { return context.text("week.rating.removed") }
        return context.text("notice.week.rated", ["rating": .text(self.rating(rating))])
    }

    /// "Genial"
    func rating(_ rating: Int) -> String { context.text("week.rating.\(rating)") }

    private func settings(_ plan: WeekPlan) -> String {
        let hidden = plan.hiddenDishCount
        if hidden == 0 { return context.text("notice.week.settings") }
        return context.text("week.settings.doneHidden", ["count": .number(hidden)])
    }
}
