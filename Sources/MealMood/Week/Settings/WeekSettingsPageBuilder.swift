import Localization
import Planner

extension WeekSettingsPage {
    init(_ desk: WeekDesk) {
        let choices = SettingChoices(context: desk.context, plan: desk.plan)
        self.init(
            title: desk.context.text("week.settings.title"), action: WeekURL.settings(desk.plan.monday),
            weekURL: WeekURL.week(desk.plan.monday), weekends: choices.weekends(), meals: choices.meals())
    }
}

/// The values that each setting of a week can have.
struct SettingChoices {
    let context: MemberContext
    let plan: WeekPlan

    func weekends() -> [SettingChoice] {
        let own = [true, false].map { value in
            choice(String(value), weekend(value), isChecked: plan.document.includesWeekends == value) {
                $0.includesWeekends = value
            }
        }
        let usual = choice(
            WeekPatch.usual, context.text("week.settings.usual"), usual: weekend(usually.includesWeekends),
            isChecked: plan.document.includesWeekends == nil
        ) { $0.includesWeekends = nil }
        return [usual] + own
    }

    func meals() -> [SettingChoice] {
        let own = [PlannedMeals.both, .lunch, .dinner].map { value in
            choice(value.rawValue, meals(value), isChecked: plan.document.meals == value) { $0.meals = value }
        }
        let usual = choice(
            WeekPatch.usual, context.text("week.settings.usual"), usual: meals(usually.meals),
            isChecked: plan.document.meals == nil
        ) { $0.meals = nil }
        return [usual] + own
    }

    private var usually: WeekSettings { context.household.usualSettings }

    private func weekend(_ isShown: Bool) -> String {
        context.text(isShown ? "week.settings.weekends.on" : "week.settings.weekends.off")
    }

    private func meals(_ meals: PlannedMeals) -> String { context.text("onboarding.meals.\(meals.rawValue)") }

    private func choice(
        _ value: String, _ label: String, usual: String = "", isChecked: Bool, _ set: (inout WeekDocument) -> Void
    ) -> SettingChoice {
        var document = plan.document
        set(&document)
        let changes = plan.changes(under: document.settings(usually))
        var notes = usual.isEmpty ? [] : [usual]
        if changes.hidden > 0 { notes.append(count("week.settings.hides", changes.hidden)) }
        if changes.back > 0 { notes.append(count("week.settings.brings", changes.back)) }
        return SettingChoice(value: value, label: label, note: notes.joined(separator: ". "), isChecked: isChecked)
    }

    private func count(_ key: String, _ count: Int) -> String { context.text(key, ["count": .number(count)]) }
}
