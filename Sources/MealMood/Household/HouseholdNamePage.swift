import Mustache

/// What `Templates/household/name` needs.
struct HouseholdNamePage: Model {
    var name: String
    var error: String

    init(_ form: SettingsDraft, _ context: MemberContext) {
        name = form.typed[.name] ?? form.household.name
        error = form.faults[.name]?.sentence(context.visitor) ?? ""
    }

    static let fields: [Field<Self>] = [
        .text("value") { $0.name },
        .text("error") { $0.error },
    ]
}
