import Localization
import Mustache

/// The household itself; what only its owner may change is locked for others.
struct SettingsHouseholdModel: Model {
    var name: TypedField
    var timeZone: TypedField
    var people: String
    var isLocked: Bool

    init(_ form: SettingsDraft, _ context: MemberContext) throws {
        name = TypedField(.name, form.household.name, form, context)
        timeZone = TypedField(.timeZone, form.household.timeZone, form, context)
        let count = try MemberStore.people(of: context.household.id, in: context.db).count
        people = context.text("settings.people", ["count": .number(count)])
        isLocked = !context.isOwner
    }

    static let fields: [Field<Self>] = [
        .model("name") { $0.name },
        .model("timeZone") { $0.timeZone },
        .list("timeZones") { _ in TimeZoneModel.all },
        .text("people") { $0.people },
        .flag("isLocked") { $0.isLocked },
    ]
}

struct TimeZoneModel: Model {
    var name: String

    static let all = TimeZones.all.map(TimeZoneModel.init)
    static let fields: [Field<Self>] = [.text("zone") { $0.name }]
}

/// What the family plans by default.
struct SettingsPlanningModel: Model {
    var meals: [SettingChoice]
    var includesWeekends: Bool
    var tagCount: String
    var isLocked: Bool

    init(_ household: Household, _ words: SettingsWords) throws {
        meals = words.meals(household.meals)
        includesWeekends = household.includesWeekends
        tagCount = String(try words.context.library().tags.count)
        isLocked = !words.context.isOwner
    }

    static let fields: [Field<Self>] = [
        .list("meals") { $0.meals },
        .flag("includesWeekends") { $0.includesWeekends },
        .text("tagCount") { $0.tagCount },
        .flag("isLocked") { $0.isLocked },
    ]
}
