import Mustache

/// What `Templates/week/settings` needs: what this week shows, as usual or for itself.
struct WeekSettingsPage: Model {
    var title: String
    var action: String
    var weekURL: String
    var weekends: [SettingChoice]
    var meals: [SettingChoice]

    static let fields: [Field<Self>] = [
        .text("title") { $0.title },
        .text("action") { $0.action },
        .text("weekURL") { $0.weekURL },
        .list("weekends") { $0.weekends },
        .list("meals") { $0.meals },
    ]
}

struct SettingChoice: Model {
    var value: String
    var label: String
    /// What "as usual" is, and what would be hidden or come back.
    var note: String
    var isChecked: Bool

    static let fields: [Field<Self>] = [
        .text("value") { $0.value },
        .text("label") { $0.label },
        .text("note") { $0.note },
        .flag("isChecked") { $0.isChecked },
    ]
}
