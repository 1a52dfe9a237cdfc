import HTTP

enum AccountHandlers {
    static let url = "/account"

    static func show(_ context: MemberContext) throws -> Response { try page(AccountForm(context.member), context) }

    static func save(_ context: MemberContext) throws -> Response {
        let form = try AccountForm(posted: context)
        guard form.fault == nil else { return try page(form, context) }
        try form.save(context)
        return .redirect(to: Notice.accountSaved.added(to: url))
    }

    static func endSession(_ context: MemberContext) throws -> Response {
        try context.requirePerson()
        try SessionList(person: context.member.id, context: context.visitor).end(context.parameter("session"))
        // By the household's number the form is known when it is sent twice (decision 0007).
        _ = try context.stamp()
        let place = LocalPath.safe(try context.request.form().first("return")) ?? url
        return .redirect(to: Notice.sessionEnded.added(to: place))
    }

    static func endOtherSessions(_ context: MemberContext) throws -> Response {
        try context.requirePerson()
        try SessionList(person: context.member.id, context: context.visitor).endOthers()
        return .redirect(to: Notice.sessionsEnded.added(to: url))
    }

    private static func page(_ form: AccountForm, _ context: MemberContext) throws -> Response {
        let page = try AccountPage(form, context)
        return try context.page(
            "account/page", status: form.fault == nil ? .ok : .unprocessableContent, title: page.title,
            section: .settings, page)
    }
}
