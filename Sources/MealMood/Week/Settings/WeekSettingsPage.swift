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
