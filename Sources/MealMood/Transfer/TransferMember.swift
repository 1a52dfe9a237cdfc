import HTTP
import Localization

/// What only concerns the person whose file it is.
struct TransferMember: Sendable {
    var name: String
    var language: Language?
    var theme: Theme?
    var calendar: CalendarSettings
}

extension TransferMember {
    init(_ part: TransferPart) throws(TransferFault) {
        name = try part.line(.name, limit: SettingsValue.longestName)
        language = try part.choice(.language, Language.self)
        theme = try part.choice(.theme, Theme.self)
        calendar = try CalendarSettings(try part.part(.calendar))
    }

    func write(to json: inout JSONWriter) {
        json.member("name", name)
        json.member("language", language?.rawValue)
        json.member("theme", theme?.rawValue)
        json.object("calendar", calendar.write)
    }
}

extension CalendarSettings {
    fileprivate init(_ part: TransferPart) throws(TransferFault) {
        self.init(
            isOn: try part.flag(.isOn), lunchTime: try Self.time(.lunchTime, part),
            dinnerTime: try Self.time(.dinnerTime, part),
            durationMinutes: try part.required(.durationMinutes, try part.number(.durationMinutes, in: Self.durations)),
            prefix: try part.line(.prefix, limit: Self.longestPrefix),
            reminderMinutes: try part.number(.reminderMinutes, in: Self.reminders))
    }

    private static func time(_ field: TransferField, _ part: TransferPart) throws(TransferFault) -> ClockTime {
        guard let time = ClockTime(try part.required(field, try part.text(field))) else {
            throw part.fault(field, .wrong)
        }
        return time
    }

    fileprivate func write(to json: inout JSONWriter) {
        json.member("isOn", isOn)
        json.member("lunchTime", lunchTime.text)
        json.member("dinnerTime", dinnerTime.text)
        json.member("durationMinutes", durationMinutes)
        json.member("prefix", prefix)
        json.member("reminderMinutes", reminderMinutes)
    }
}
