import Localization
import Planner

/// Turns a week into what its head and its menu show.
struct WeekHeadBuilder {
    let week: WeekPageBuilder

    private var plan: WeekPlan { week.plan }
    private var access: WeekAccess { week.access }

    func head() -> WeekHeadModel {
        let slotCount = plan.activeSlots.count
        return WeekHeadModel(
            titleLong: week.words.title(of: plan.monday),
            titleShort: week.words.range(of: plan.monday, withYear: false),
            subtitle: subtitle(missing: slotCount - plan.filledCount), filledCount: plan.filledCount,
            slotCount: slotCount, progress: week.context.text("week.progress", ["count": .number(slotCount)]),
            previousURL: WeekURL.week(access.previous), nextURL: access.next.map(WeekURL.week) ?? "",
            todayURL: access.isCurrent ? "" : "/week", dayURL: dayURL(), autofillURL: WeekURL.autofill(plan.monday),
            hasProposal: week.last?.slots.isEmpty == false, resetURL: WeekURL.reset(plan.monday),
            settingsURL: WeekURL.settings(plan.monday), copiesURL: WeekURL.copies(plan.monday))
    }

    private func subtitle(missing: Int) -> String {
        if access.isPast { return week.context.text("week.past") }
        if missing == 0 { return week.context.text("week.complete") }
        return week.context.text("week.missing", ["count": .number(missing)])
    }

    private func dayURL() -> String {
        let day = week.context.today.weekday
        guard access.isCurrent else { return "/week#d\(day)" }
        return day < plan.settings.dayCount ? "#d\(day)" : ""
    }
}
