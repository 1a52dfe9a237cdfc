import HTTP

enum LeavingHandlers {
    static func confirm(_ context: MemberContext) throws -> Response {
        let desk = try HouseholdDesk(context)
        guard !desk.others.isEmpty else { return .redirect(to: HouseholdURL.page) }
        if context.isOwner { return ownerStays }
        return try HouseholdQuestion.leaving(desk).page(context)
    }

    /// Who is at home already has nothing to leave: the form was sent twice.
    static func leave(_ context: MemberContext) throws -> Response {
        let desk = try HouseholdDesk(context)
        if !desk.others.isEmpty {
            if context.isOwner { return ownerStays }
            try desk.leave(takesCopy: try HouseholdQuestion.takesCopy(context))
        }
        return .redirect(to: Notice.householdLeft.added(to: try context.visitor.presentWeek(of: context.member.id)))
    }

    private static var ownerStays: Response {
        .redirect(to: Notice.householdOwnerStays.added(to: HouseholdURL.page))
    }

    static func confirmDissolution(_ context: MemberContext) throws -> Response {
        try context.requireOwner()
        let desk = try HouseholdDesk(context)
        guard !desk.others.isEmpty else { return .redirect(to: HouseholdURL.page) }
        return try HouseholdQuestion.dissolution(desk).page(context)
    }

    static func dissolve(_ context: MemberContext) throws -> Response {
        try HouseholdDesk(context).dissolve(takeCopies: try HouseholdQuestion.takesCopy(context))
        return .redirect(to: Notice.householdDissolved.added(to: HouseholdURL.page))
    }
}
