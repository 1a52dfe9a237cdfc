import Mustache

/// What `Templates/household/person` needs: the menu of one person.
struct PersonOptions: Model {
    var avatar: AvatarModel
    var name: String
    var removalURL: String
    var ownershipURL: String

    init(_ person: MemberStore.Person, _ context: MemberContext) {
        avatar = AvatarModel(name: person.name, colour: person.colour)
        name = context.householdWords.person(person.name)
        removalURL = HouseholdURL.removal(person.id)
        ownershipURL = HouseholdURL.ownership(person.id)
    }

    static let fields: [Field<Self>] = [
        .model("avatar") { $0.avatar },
        .text("name") { $0.name },
        .text("removalURL") { $0.removalURL },
        .text("ownershipURL") { $0.ownershipURL },
    ]
}
