import Mustache

/// One of the values that a setting can have.
struct SettingChoice: Model {
    var value: String
    var label: String
    /// What more there is to know of it, such as what it would hide.
    var note: String
    var isChecked: Bool

    static let fields: [Field<Self>] = [
        .text("value") { $0.value },
        .text("label") { $0.label },
        .text("note") { $0.note },
        .flag("isChecked") { $0.isChecked },
    ]
}
