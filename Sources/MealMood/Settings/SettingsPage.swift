import Localization
import Mustache

/// What `Templates/settings/page` needs.
struct SettingsPage: Model {
    var account: SettingsAccountModel
    var household: SettingsHouseholdModel
    var planning: SettingsPlanningModel
    var calendar: CalendarModel
    var languages: [SettingChoice]
    var themes: [SettingChoice]
    var isPremium: Bool
    var hasErrors: Bool
    var version: String

    init(_ form: SettingsDraft, _ context: MemberContext) throws {
        let words = SettingsWords(context)
        account = SettingsAccountModel(context.member)
        household = try SettingsHouseholdModel(context)
        planning = try SettingsPlanningModel(form, words)
        calendar = CalendarModel(form, words)
        languages = words.languages(form.member.language ?? context.language)
        themes = words.themes(form.member.theme)
        isPremium = context.member.isPremium
        hasErrors = !form.faults.isEmpty
        version = context.text("settings.version", ["version": .text(Program.version)])
    }

    static let fields: [Field<Self>] = [
        .model("account") { $0.account },
        .model("household") { $0.household },
        .model("planning") { $0.planning },
        .model("calendar") { $0.calendar },
        .list("languages") { $0.languages },
        .list("themes") { $0.themes },
        .flag("isPremium") { $0.isPremium },
        .flag("hasErrors") { $0.hasErrors },
        .text("version") { $0.version },
    ]
}

/// A field that is typed, with what is wrong with it.
struct TypedField: Model {
    var value: String
    var error: String

    /// - Parameter value: what stands in the field when nothing is wrong.
    init(_ field: SettingsField, _ value: String, _ form: SettingsDraft, _ context: MemberContext) {
        self.value = form.typed[field] ?? value
        error = form.faults[field]?.sentence(context.visitor) ?? ""
    }

    static let fields: [Field<Self>] = [
        .text("value") { $0.value },
        .text("error") { $0.error },
    ]
}
