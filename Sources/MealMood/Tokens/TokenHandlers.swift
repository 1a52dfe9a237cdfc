import HTTP

enum TokenHandlers {
    static func show(_ context: MemberContext) throws -> Response { try page(TokenForm(), try TokenDesk(context)) }

    /// Shows the secret, this once: the same form again only says that it was done.
    static func create(_ context: MemberContext) throws -> Answered {
        let form = try TokenForm(posted: context.request)
        let desk = try TokenDesk(context)
        guard let token = form.token(on: context.today) else { return Answered(try page(form, desk)) }
        let page = TokenMadePage(token, secret: try desk.create(token), context)
        return Answered(
            try context.page("tokens/made", title: page.title, section: .settings, page),
            repeated: .redirect(to: Notice.tokenExists.added(to: TokenRoutes.listURL)))
    }

    static func confirmRemoval(_ context: MemberContext) throws -> Response {
        let page = TokenRemovalPage(try TokenDesk(context).named(), context)
        return try context.page("tokens/removal", title: page.title, section: .settings, page)
    }

    static func remove(_ context: MemberContext) throws -> Response {
        let desk = try TokenDesk(context)
        try desk.revoke(try desk.named())
        return .redirect(to: Notice.tokenRevoked.added(to: TokenRoutes.listURL))
    }

    private static func page(_ form: TokenForm, _ desk: TokenDesk) throws -> Response {
        let page = TokenListPage(form, tokens: try desk.all(), desk.context)
        return try desk.context.page(
            "tokens/list", status: form.fault == nil ? .ok : .unprocessableContent, title: page.title,
            section: .settings, page)
    }
}
