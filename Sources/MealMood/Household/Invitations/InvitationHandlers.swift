import HTTP

enum InvitationHandlers {
    /// Whoever loads the page of a fresh code again sees the household without it.
    static func show(_ context: MemberContext) throws -> Response { .redirect(to: HouseholdURL.page) }

    /// Shows the code, this once: the same form again only says that it was done.
    static func create(_ context: MemberContext) throws -> Answered {
        let desk = try InvitationDesk(context)
        let form = try InvitationForm(posted: context)
        guard form.fault == nil else { return Answered(try HouseholdHandlers.page(context, form)) }
        let made = try desk.create()
        try saveName(form, context)
        return Answered(
            try HouseholdHandlers.page(context, made: made),
            repeated: .redirect(to: Notice.householdInvited.added(to: HouseholdURL.page)))
    }

    static func revoke(_ context: MemberContext) throws -> Response {
        try InvitationDesk(context).revoke()
        return .redirect(to: Notice.householdRevoked.added(to: HouseholdURL.page))
    }

    private static func saveName(_ form: InvitationForm, _ context: MemberContext) throws {
        guard let name = form.newName else { return }
        var owner = context.member
        owner.name = name
        try AccountStore.saveLook(of: owner, stamp: try context.stamp(), in: context.db)
    }
}
