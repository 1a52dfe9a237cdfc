import HTTP
import Localization

/// The settings as a form wants them. What cannot be taken is kept as typed, with what is wrong with it.
struct SettingsDraft {
    var household: Household
    var member: Member
    private(set) var faults: [SettingsField: SettingsFault] = [:]
    private(set) var typed: [SettingsField: String] = [:]

    init(_ context: MemberContext) {
        household = context.household
        member = context.member
    }

    /// Reads the fields that are there.
    mutating func read(_ form: Form) throws {
        take(.name, form, \.household.name, SettingsValue.name)
        take(.timeZone, form, \.household.timeZone, SettingsValue.timeZone)
        try choose(.meals, form, \.household.meals, PlannedMeals.init(rawValue:))
        try choose(.includesWeekends, form, \.household.includesWeekends, Self.flag)
        try choose(.language, form, \.member.language) { Language(rawValue: $0).map { .some($0) } }
        try choose(.theme, form, \.member.theme) { $0.isEmpty ? .some(nil) : Theme(rawValue: $0).map { .some($0) } }
        try readCalendar(form)
    }

    mutating func readCalendar(_ form: Form) throws {
        try choose(.isOn, form, \.member.calendar.isOn, Self.flag)
        take(.lunchTime, form, \.member.calendar.lunchTime, SettingsValue.time)
        take(.dinnerTime, form, \.member.calendar.dinnerTime, SettingsValue.time)
        take(.prefix, form, \.member.calendar.prefix, SettingsValue.prefix)
        try choose(.durationMinutes, form, \.member.calendar.durationMinutes) { text in
            CalendarSettings.durations.first { String($0) == text }
        }
        try choose(.reminderMinutes, form, \.member.calendar.reminderMinutes) { text in
            text.isEmpty ? .some(nil) : CalendarSettings.reminders.first { String($0) == text }.map { .some($0) }
        }
    }

    /// A field that is typed: a fault comes back to it.
    private mutating func take<Value>(
        _ field: SettingsField, _ form: Form, _ place: WritableKeyPath<Self, Value>,
        _ value: (String) -> Result<Value, SettingsFault>
    ) {
        guard let text = form.first(field.rawValue) else { return }
        switch value(text) {
        case .success(let value): self[keyPath: place] = value
        case .failure(let fault): (faults[field], typed[field]) = (fault, text)
        }
    }

    /// A field that is chosen: only who makes up a request sends another value.
    private mutating func choose<Value>(
        _ field: SettingsField, _ form: Form, _ place: WritableKeyPath<Self, Value>, _ value: (String) -> Value?
    ) throws {
        guard let text = form.first(field.rawValue) else { return }
        guard let value = value(text) else { throw AppError.invalidField(field.rawValue) }
        self[keyPath: place] = value
    }

    /// A switch that is off sends nothing but the field behind it, which says so.
    private static func flag(_ text: String) -> Bool? { text == "1" ? true : text == "0" ? false : nil }
}

/// The fields of settings, by their names in forms and in JSON.
enum SettingsField: String, CodingKey {
    case name, timeZone, meals, includesWeekends
    case language, theme, calendar
    case isOn, lunchTime, dinnerTime, durationMinutes, prefix, reminderMinutes
}
