import HTTP
import Localization

/// The people of the household as every page shows them, once there is more than one.
struct LayoutPeople {
    var avatars: [AvatarModel] = []
    var label = ""

    /// A page must still be made when the database is what failed.
    init(_ context: VisitorContext) {
        guard let identity = context.identity,
            let people = try? MemberStore.people(of: identity.household.id, in: context.db), people.count > 1
        else { return }
        let words = HouseholdWords(context: context)
        avatars = people.prefix(Self.shown).map { AvatarModel(name: $0.name, colour: $0.colour) }
        let names = context.services.texts.catalogue.list(people.map { words.person($0.name) }, in: context.language)
        label = context.text("household.avatars", ["names": .text(names)])
    }

    /// So many stand beside each other in the bar.
    private static let shown = 5
}

extension VisitorContext {
    /// What the person has not read yet of why they are at home again.
    var farewell: FarewellModel? {
        guard let identity,
            let farewell = try? FarewellStore.farewell(of: identity.member.id, in: db)
        else { return nil }
        return FarewellModel(farewell, returnURL: request.method.isSafe ? request.path : "/", self)
    }
}
