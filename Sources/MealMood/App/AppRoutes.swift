import HTTP
import Localization

/// What belongs to no slice: the front door and the language switch.
enum AppRoutes {
    static let all: [Route<Endpoint>] = [
        Route(.get, "/", .visitor(home)),
        Route(.post, "/language", .visitor(switchLanguage)),
    ]

    static func home(_ context: VisitorContext) throws -> Response {
        guard let household = context.identity?.household else { return .redirect(to: "/onboarding") }
        return .redirect(to: household.onboardingStep == nil ? "/week" : "/onboarding")
    }

    static func switchLanguage(_ context: VisitorContext) throws -> Response {
        let form = try context.request.form()
        guard let language = form.first("language").flatMap(Language.init(rawValue:)) else { throw AppError.badRequest }
        var response = Response.redirect(to: LocalPath.safe(form.first("return")) ?? "/")
        if context.identity == nil {
            response.setCookie(SetCookie(LanguageChoice.cookieName, language.code, maxAge: Session.lifetime))
        } else {
            let member = try MemberContext(context)
            try HouseholdStore.setLanguage(language, stamp: try member.stamp(), in: context.db)
        }
        return response
    }
}
