import Crypto
import HTTP
import Localization
import Mustache

/// The welcome: whoever comes first to a server that is nobody's becomes the owner of its first household.
extension OnboardingHandlers {
    static func welcome(_ context: VisitorContext) throws -> Response {
        if context.identity == nil, try AccountStore.exists(in: context.db) { throw AppError.signInNeeded }
        return try show(try WelcomeForm(context), context)
    }

    static func begin(_ context: VisitorContext) throws -> Response {
        if context.identity != nil { return .redirect(to: "/onboarding") }
        var form = try WelcomeForm(posted: context)
        if let key = form.key, let owner = try Session.person(of: key, at: context.now, in: context.db) {
            return try context.enter(as: owner, form: key, to: OnboardingStep.meals.url)
        }
        guard try !AccountStore.exists(in: context.db) else { return try claimed(context) }
        try form.checkCode(context)
        guard form.isFaultless else { return try show(form, context) }
        let owner = try FirstHousehold.create(named: form.checkedName, context)
        return try context.enter(as: owner, form: form.key, to: OnboardingStep.meals.url)
    }

    private static func show(_ form: WelcomeForm, _ context: VisitorContext) throws -> Response {
        try context.page(
            "onboarding/welcome", status: form.isFaultless ? .ok : .unprocessableContent,
            title: context.text("title.onboarding.welcome"),
            [Record(OnboardingPage(step: .welcome, context)), Record(OnboardingWelcomeModel(form, context))])
    }

    /// Somebody else was a moment faster.
    private static func claimed(_ context: VisitorContext) throws -> Response {
        try context.page("onboarding/claimed", status: .conflict, title: context.text("onboarding.claimed.title"), [])
    }
}
