import HTTP

enum PremiumHandlers {
    static func show(_ context: MemberContext) throws -> Response { try page(context) }

    static func activate(_ context: MemberContext) throws -> Response {
        let code = try LicenceForm.code(form: context)
        do {
            try LicenceDesk(context).activate(code)
        } catch AppError.licenceRefused(let fault) {
            return try page(context, status: .unprocessableContent, code: code, error: fault.sentence(context.visitor))
        } catch AppError.tooManyTries(let wait) {
            let error = context.text("error.tooManyTries.text")
            var response = try page(context, status: .tooManyRequests, code: code, error: error)
            response.headers.set("Retry-After", String(wait))
            return response
        }
        return .redirect(to: Notice.premiumActivated.added(to: "/premium"))
    }

    /// Looks at the saved codes again, as every request does, and says what they give.
    static func restore(_ context: MemberContext) throws -> Response {
        let saved = try LicenceDesk(context).store.all()
        let notice: Notice =
            saved.isEmpty ? .premiumNothing : context.member.isPremium ? .premiumRestored : .premiumEnded
        return .redirect(to: notice.added(to: "/premium"))
    }

    static func confirmRemoval(_ context: MemberContext) throws -> Response {
        let page = LicenceRemovalPage(try saved(context), context)
        return try context.page(
            "premium/removal", title: context.text("title.premium.removal"), section: .settings, page)
    }

    static func remove(_ context: MemberContext) throws -> Response {
        try LicenceDesk(context).remove(try saved(context).id)
        return .redirect(to: Notice.premiumRemoved.added(to: "/premium"))
    }

    private static func saved(_ context: MemberContext) throws -> LicenceStore.Saved {
        let id = context.parameter("licence")
        guard let saved = try LicenceDesk(context).store.all().first(where: { $0.id == id }) else {
            throw AppError.notFound
        }
        return saved
    }

    private static func page(
        _ context: MemberContext, status: Status = .ok, code: String = "", error: String = ""
    ) throws -> Response {
        let page = try PremiumPageBuilder(context).page(code: code, error: error)
        return try context.page(
            "premium/page", status: status, title: context.text("title.premium"), section: .settings, page)
    }
}
