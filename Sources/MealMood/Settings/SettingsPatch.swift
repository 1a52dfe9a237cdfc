import Localization

/// What a program asks of a member's own settings; nil leaves a field as it is.
struct MemberPatch: Patch {
    var language: String??
    var theme: String??
    var calendar: CalendarPatch?

    init(from decoder: any Decoder) throws {
        let body = try decoder.container(keyedBy: SettingsField.self)
        language = try body.given(.language)
        theme = try body.given(.theme)
        calendar = try body.present(.calendar)
    }

    var isEmpty: Bool { language == nil && theme == nil && calendar?.isEmpty != false }

    func applied(to member: Member) throws -> Member {
        var member = member
        if let language {
            member.language = try language.map { try known(.language, Language(rawValue: $0)) }
        }
        if let theme { member.theme = try theme.map { try known(.theme, Theme(rawValue: $0)) } }
        if let calendar { member.calendar = try calendar.applied(to: member.calendar) }
        return member
    }
}

struct CalendarPatch: Patch {
    var isOn: Bool?
    var lunchTime: String?
    var dinnerTime: String?
    var durationMinutes: Int?
    var prefix: String?
    var reminderMinutes: Int??

    init(from decoder: any Decoder) throws {
        let body = try decoder.container(keyedBy: SettingsField.self)
        isOn = try body.present(.isOn)
        lunchTime = try body.present(.lunchTime)
        dinnerTime = try body.present(.dinnerTime)
        durationMinutes = try body.present(.durationMinutes)
        prefix = try body.present(.prefix)
        reminderMinutes = try body.given(.reminderMinutes)
    }

    var isEmpty: Bool {
        isOn == nil && lunchTime == nil && dinnerTime == nil && durationMinutes == nil && prefix == nil
            && reminderMinutes == nil
    }

    func applied(to settings: CalendarSettings) throws -> CalendarSettings {
        var settings = settings
        if let isOn { settings.isOn = isOn }
        if let lunchTime { settings.lunchTime = try taken(.lunchTime, SettingsValue.time(lunchTime)) }
        if let dinnerTime { settings.dinnerTime = try taken(.dinnerTime, SettingsValue.time(dinnerTime)) }
        if let prefix { settings.prefix = try taken(.prefix, SettingsValue.prefix(prefix)) }
        if let durationMinutes {
            settings.durationMinutes = try known(
                .durationMinutes, CalendarSettings.durations.first { $0 == durationMinutes })
        }
        if let reminderMinutes {
            settings.reminderMinutes = try reminderMinutes.map { minutes in
                try known(.reminderMinutes, CalendarSettings.reminders.first { $0 == minutes })
            }
        }
        return settings
    }
}

struct HouseholdPatch: Patch {
    var name: String?
    var timeZone: String?
    var meals: String?
    var includesWeekends: Bool?

    init(from decoder: any Decoder) throws {
        let body = try decoder.container(keyedBy: SettingsField.self)
        name = try body.present(.name)
        timeZone = try body.present(.timeZone)
        meals = try body.present(.meals)
        includesWeekends = try body.present(.includesWeekends)
    }

    var isEmpty: Bool { name == nil && timeZone == nil && meals == nil && includesWeekends == nil }

    func applied(to household: Household) throws -> Household {
        var household = household
        if let name { household.name = try taken(.name, SettingsValue.name(name)) }
        if let timeZone { household.timeZone = try taken(.timeZone, SettingsValue.timeZone(timeZone)) }
        if let meals { household.meals = try known(.meals, PlannedMeals(rawValue: meals)) }
        if let includesWeekends { household.includesWeekends = includesWeekends }
        return household
    }
}

private func known<Value>(_ field: SettingsField, _ value: Value?) throws -> Value {
    guard let value else { throw AppError.invalidField(field.rawValue) }
    return value
}

private func taken<Value>(_ field: SettingsField, _ value: Result<Value, SettingsFault>) throws -> Value {
    switch value {
    case .success(let value): return value
    case .failure(let fault): throw AppError.invalidSetting(field.rawValue, fault)
    }
}

extension KeyedDecodingContainer {
    /// Nil for a member that is not there; null is none of its values.
    fileprivate func present<Value: Decodable>(_ key: Key) throws -> Value? {
        contains(key) ? try decode(Value.self, forKey: key) : nil
    }

    /// Nil for a member that is not there, `.some(nil)` for null.
    fileprivate func given<Value: Decodable>(_ key: Key) throws -> Value?? {
        contains(key) ? .some(try decodeIfPresent(Value.self, forKey: key)) : nil
    }
}
