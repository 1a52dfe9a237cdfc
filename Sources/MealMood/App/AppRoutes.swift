import HTTP
import Localization

/// What belongs to no slice: the front door, the manifest and the language switch.
enum AppRoutes {
    static let all: [Route<Endpoint>] = [
        Route(.get, "/", .visitor(home)),
        Route(.get, "/manifest.webmanifest", .visitor(Manifest.show)),
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
            response.setCookie(
                SetCookie(
                    LanguageChoice.cookieName, language.code, path: context.request.cookiePath,
                    maxAge: Session.lifetime))
        } else {
            let reader = try MemberContext(context)
            var member = reader.member
            member.language = language
            try SettingsStore.write(reader.household, member, reader)
        }
        return response
    }
}
