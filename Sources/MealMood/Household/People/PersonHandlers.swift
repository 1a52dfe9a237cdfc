import HTTP

/// What the owner may do with another person of the household.
enum PersonHandlers {
    static func show(_ context: MemberContext) throws -> Response {
        let page = PersonOptions(try HouseholdDesk(context).named(), context)
        return try context.page("household/person", title: page.name, section: .settings, page)
    }

    static func confirmRemoval(_ context: MemberContext) throws -> Response {
        let person = try HouseholdDesk(context).named()
        return try HouseholdQuestion.removal(of: person, context).page(context)
    }

    static func remove(_ context: MemberContext) throws -> Response {
        let desk = try HouseholdDesk(context)
        try desk.remove(try desk.named(), takesCopy: try HouseholdQuestion.takesCopy(context))
        return .redirect(to: Notice.householdRemoved.added(to: HouseholdURL.page))
    }

    static func confirmOwnership(_ context: MemberContext) throws -> Response {
        try HouseholdQuestion.ownership(of: try HouseholdDesk(context).named(), context).page(context)
    }

    static func handOver(_ context: MemberContext) throws -> Response {
        let desk = try HouseholdDesk(context)
        try desk.handOver(to: try desk.named())
        return .redirect(to: Notice.householdHandedOver.added(to: HouseholdURL.page))
    }
}
