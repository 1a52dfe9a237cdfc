import Localization
import Mustache

/// The way to the person's own page.
struct SettingsAccountModel: Model {
    var avatar: AvatarModel
    var name: String

    init(_ member: Member) {
        avatar = AvatarModel(name: member.name, colour: member.colour)
        name = member.name
    }

    static let fields: [Field<Self>] = [
        .model("avatar") { $0.avatar },
        .text("name") { $0.name },
    ]
}

/// The way to the household's own page.
struct SettingsHouseholdModel: Model {
    var name: String
    var people: String
    var avatars: [AvatarModel]

    init(_ context: MemberContext) throws {
        let desk = try HouseholdDesk(context)
        name = desk.name
        people = context.text("settings.people", ["count": .number(desk.people.count)])
        avatars = desk.people.map { AvatarModel(name: $0.name, colour: $0.colour) }
    }

    static let fields: [Field<Self>] = [
        .text("householdName") { $0.name },
        .text("people") { $0.people },
        .list("avatars") { $0.avatars },
    ]
}

struct TimeZoneModel: Model {
    var name: String

    static let all = TimeZones.all.map(TimeZoneModel.init)
    static let fields: [Field<Self>] = [.text("zone") { $0.name }]
}

/// What the family plans by default, and where; locked for all but the owner.
struct SettingsPlanningModel: Model {
    var timeZone: TypedField
    var meals: [SettingChoice]
    var includesWeekends: Bool
    var tagCount: String
    var isLocked: Bool

    init(_ form: SettingsDraft, _ words: SettingsWords) throws {
        timeZone = TypedField(.timeZone, form.household.timeZone, form, words.context)
        meals = words.meals(form.household.meals)
        includesWeekends = form.household.includesWeekends
        tagCount = String(try words.context.library().tags.count)
        isLocked = !words.context.isOwner
    }

    static let fields: [Field<Self>] = [
        .model("timeZone") { $0.timeZone },
        .list("timeZones") { _ in TimeZoneModel.all },
        .list("meals") { $0.meals },
        .flag("includesWeekends") { $0.includesWeekends },
        .text("tagCount") { $0.tagCount },
        .flag("isLocked") { $0.isLocked },
    ]
}
