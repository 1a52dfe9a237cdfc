import HTTP

enum HouseholdHandlers {
    static func show(_ context: MemberContext) throws -> Response { try page(context) }

    /// - Parameters:
    ///   - form: what was asked of a new invitation.
    ///   - made: an invitation that was made just now.
    static func page(
        _ context: MemberContext, _ form: InvitationForm = InvitationForm(), made: MadeInvitation? = nil
    ) throws -> Response {
        let page = try HouseholdPage(HouseholdDesk(context), form, made: made)
        return try context.page(
            "household/page", status: form.fault == nil ? .ok : .unprocessableContent, title: page.name,
            section: .settings, page)
    }

    static func showName(_ context: MemberContext) throws -> Response {
        try context.requireOwner()
        return try namePage(SettingsDraft(context), context)
    }

    static func saveName(_ context: MemberContext) throws -> Response {
        try context.requireOwner()
        var form = SettingsDraft(context)
        try form.read(try context.request.form())
        guard form.faults.isEmpty else { return try namePage(form, context) }
        try SettingsStore.write(form.household, form.member, context)
        return .redirect(to: Notice.householdRenamed.added(to: HouseholdURL.page))
    }

    /// It was read.
    static func endFarewell(_ context: MemberContext) throws -> Response {
        _ = try context.stamp()
        try FarewellStore.end(of: context.member.id, in: context.db)
        return .redirect(to: LocalPath.safe(try context.request.form().first("return")) ?? "/")
    }

    private static func namePage(_ form: SettingsDraft, _ context: MemberContext) throws -> Response {
        try context.page(
            "household/name", status: form.faults.isEmpty ? .ok : .unprocessableContent,
            title: context.text("household.name.title"), section: .settings,
            HouseholdNamePage(form, context))
    }
}
