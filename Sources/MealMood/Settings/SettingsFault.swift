import Localization

/// What is wrong with a setting that somebody typed.
enum SettingsFault: Error {
    case text(InputText.Fault, limit: Int)
    case unknownTimeZone
    case noTime

    func sentence(_ context: VisitorContext) -> String {
        switch self {
        case .text(let fault, let limit): fault.sentence("name", limit: limit, context)
        case .unknownTimeZone: context.text("settings.fault.timeZone")
        case .noTime: context.text("settings.fault.time")
        }
    }
}

/// The values of settings as they are typed.
enum SettingsValue {
    static let longestName = 80

    /// A household needs no name.
    static func name(_ text: String) -> Result<String, SettingsFault> {
        line(text, limit: longestName)
    }

    static func prefix(_ text: String) -> Result<String, SettingsFault> {
        line(text, limit: CalendarSettings.longestPrefix)
    }

    static func timeZone(_ text: String) -> Result<String, SettingsFault> {
        line(text, limit: longestName).flatMap { name in
            TimeZones.named(name).map { .success($0) } ?? .failure(.unknownTimeZone)
        }
    }

    static func time(_ text: String) -> Result<ClockTime, SettingsFault> {
        ClockTime(text).map { .success($0) } ?? .failure(.noTime)
    }

    private static func line(_ text: String, limit: Int) -> Result<String, SettingsFault> {
        switch InputText.requiredLine(text, limit: limit) {
        case .success(let line): .success(line)
        case .failure(.required): .success("")
        case .failure(let fault): .failure(.text(fault, limit: limit))
        }
    }
}
