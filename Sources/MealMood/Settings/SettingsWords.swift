import Localization

/// The choices of settings in the reader's language.
struct SettingsWords {
    let context: MemberContext

    init(_ context: MemberContext) { self.context = context }

    func meals(_ chosen: PlannedMeals) -> [SettingChoice] {
        [PlannedMeals.both, .dinner, .lunch].map { meals in
            choice(meals.rawValue, context.text("onboarding.meals.\(meals.rawValue)"), meals == chosen)
        }
    }

    /// Each language is called as it calls itself.
    func languages(_ chosen: Language) -> [SettingChoice] {
        Language.allCases.map { choice($0.code, $0.ownName, $0 == chosen) }
    }

    func themes(_ chosen: Theme?) -> [SettingChoice] {
        [nil, Theme.light, .dark].map { theme in
            choice(
                theme?.rawValue ?? "", context.text("settings.theme.\(theme?.rawValue ?? "system")"), theme == chosen)
        }
    }

    func durations(_ chosen: Int) -> [SettingChoice] {
        CalendarSettings.durations.map { choice(String($0), duration($0), $0 == chosen) }
    }

    func reminders(_ chosen: Int?) -> [SettingChoice] {
        let none = choice("", context.text("settings.reminder.none"), chosen == nil)
        return [none]
            + CalendarSettings.reminders.map { minutes in
                let text = context.text("settings.reminder.before", ["time": .text(duration(minutes))])
                return choice(String(minutes), text, minutes == chosen)
            }
    }

    /// "30 min", "1 hora", "1 h 30 min"
    func duration(_ minutes: Int) -> String {
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        if hours == 0 { return context.text("settings.duration.minutes", ["minutes": .number(rest)]) }
        if rest == 0 { return context.text("settings.duration.hours", ["count": .number(hours)]) }
        return context.text("settings.duration.both", ["hours": .number(hours), "minutes": .number(rest)])
    }

    private func choice(_ value: String, _ label: String, _ isChecked: Bool) -> SettingChoice {
        SettingChoice(value: value, label: label, note: "", isChecked: isChecked)
    }
}
