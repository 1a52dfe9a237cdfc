import Localization
import Mustache
import Planner

/// The calendar's fields, and how an event of it will read.
struct CalendarModel: Model {
    var isOn: Bool
    var lunchTime: TypedField
    var dinnerTime: TypedField
    var durations: [SettingChoice]
    var prefix: TypedField
    var reminders: [SettingChoice]
    var sampleTitle: String
    var sampleTime: String
    var isSampleLunch: Bool

    init(_ form: SettingsDraft, _ words: SettingsWords) {
        let settings = form.member.calendar
        let context = words.context
        isOn = settings.isOn
        lunchTime = TypedField(.lunchTime, settings.lunchTime.text, form, context)
        dinnerTime = TypedField(.dinnerTime, settings.dinnerTime.text, form, context)
        prefix = TypedField(.prefix, settings.prefix, form, context)
        durations = words.durations(settings.durationMinutes)
        reminders = words.reminders(settings.reminderMinutes)
        let meal: Meal = form.household.meals == .lunch ? .lunch : .dinner
        isSampleLunch = meal == .lunch
        sampleTitle = context.text(
            "settings.calendar.sample",
            [
                "meal": .text(context.text("meal.\(meal.rawValue)")),
                "dish": .text(context.text("suggestion.\(Suggestion.hakeInSauce.rawValue)")),
            ])
        sampleTime = (isSampleLunch ? settings.lunchTime : settings.dinnerTime).text
    }

    static let fields: [Field<Self>] = [
        .flag("isOn") { $0.isOn },
        .model("lunchTime") { $0.lunchTime },
        .model("dinnerTime") { $0.dinnerTime },
        .list("durations") { $0.durations },
        .model("prefix") { $0.prefix },
        .list("reminders") { $0.reminders },
        .text("sampleTitle") { $0.sampleTitle },
        .text("sampleTime") { $0.sampleTime },
        .flag("isSampleLunch") { $0.isSampleLunch },
    ]
}
