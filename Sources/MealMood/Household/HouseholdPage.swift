import Localization
import Mustache

/// What `Templates/household/page` needs.
struct HouseholdPage: Model {
    var name: String
    var isOwner: Bool
    var isAlone: Bool
    var people: [PersonRow]
    var invitation: InvitationCard
    var list: DeviceListModel

    init(_ desk: HouseholdDesk, _ form: InvitationForm, made: MadeInvitation?) throws {
        let context = desk.context
        name = desk.name
        isOwner = context.isOwner
        isAlone = desk.others.isEmpty
        people = try desk.people.map { try PersonRow($0, context) }
        invitation = try InvitationCard(desk, form, made: made)
        list = try .household(context)
    }

    static let fields: [Field<Self>] = [
        .text("name") { $0.name },
        .flag("isOwner") { $0.isOwner },
        .flag("isAlone") { $0.isAlone },
        .list("people") { $0.people },
        .model("invitation") { $0.invitation },
        .model("list") { $0.list },
        .text("nameURL") { _ in HouseholdURL.name },
        .text("leaveURL") { _ in HouseholdURL.leave },
        .text("dissolutionURL") { _ in HouseholdURL.dissolution },
    ]
}

/// A person, what they last did, and the way to what the owner may do.
struct PersonRow: Model {
    var id: String
    var avatar: AvatarModel
    var name: String
    var text: String
    var isOwner: Bool
    /// Empty for everybody but the owner, and for oneself.
    var optionsURL: String

    init(_ person: MemberStore.Person, _ context: MemberContext) throws {
        let isReader = person.id == context.member.id
        id = person.id.text
        avatar = AvatarModel(name: person.name, colour: person.colour)
        name = context.householdWords.person(person.name)
        text = try PersonWords(context: context).lastSeen(person, isReader: isReader)
        isOwner = person.role == .owner
        optionsURL = context.isOwner && !isReader ? HouseholdURL.person(person.id) : ""
    }

    static let fields: [Field<Self>] = [
        .text("id") { $0.id },
        .model("avatar") { $0.avatar },
        .text("name") { $0.name },
        .text("text") { $0.text },
        .flag("isOwner") { $0.isOwner },
        .text("optionsURL") { $0.optionsURL },
    ]
}
