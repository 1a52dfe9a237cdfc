import Crypto
import HTTP
import Localization
import Planner

/// The last step: at least two dishes, by one tap or by hand.
extension OnboardingHandlers {
    static func dishes(_ context: MemberContext) throws -> Response {
        if context.household.onboardingStep == nil { return .redirect(to: "/week") }
        return try show(DishDraft(), context)
    }

    static func changeDishes(_ context: MemberContext) throws -> Response {
        if context.household.onboardingStep == nil { return .redirect(to: "/week") }
        let form = try context.request.form()
        do {
            switch form.first("action") {
            case "suggest": try suggest(form, context)
            case "add": return try add(context)
            case "finish": return try finish(context)
            default: throw AppError.badRequest
            }
        } catch AppError.dishLimit {
            return try show(DishDraft(), context, finishError: DishAllowance.refusal(context.visitor))
        }
        return .redirect(to: OnboardingStep.dishes.url)
    }

    private static func add(_ context: MemberContext) throws -> Response {
        let own = try DishDraft(posted: context)
        guard let content = own.content(in: try context.library()) else { return try show(own, context) }
        let dish = Dish(id: DishID(randomID()), name: content.name, description: "", tags: content.tags)
        do {
            try DishChanges.create(dish, stamp: context.stamp(), context)
        } catch AppError.dishLimit {
            return try show(own, context, finishError: DishAllowance.refusal(context.visitor))
        }
        return .redirect(to: OnboardingStep.dishes.url)
    }

    /// A tap says what it wants, so that a second one of a double tap changes nothing.
    private static func suggest(_ form: Form, _ context: MemberContext) throws {
        let wanted = form.first("choose")
        guard let suggestion = (wanted ?? form.first("drop")).flatMap(Suggestion.init(rawValue:)) else {
            throw AppError.badRequest
        }
        let library = try context.library()
        let present = library.dishes.first { $0.suggestion == suggestion }
        guard (wanted != nil) != (present != nil) else { return }
        if let present {
            try DishChanges.delete(present, context)
            return
        }
        let tags = suggestion.tags.compactMap { given in library.tags.first { $0.given == given }?.id }
        let name = context.text("suggestion.\(suggestion.rawValue)")
        let dish = Dish(id: DishID(randomID()), name: name, description: "", tags: tags, suggestion: suggestion)
        try DishChanges.create(dish, stamp: context.stamp(), context)
    }

    private static func finish(_ context: MemberContext) throws -> Response {
        guard try context.library().dishes.count >= OnboardingDishesModel.fewest else {
            return try show(
                DishDraft(), context,
                finishError: context.text(
                    "onboarding.dishes.needMore",
                    ["count": .number(OnboardingDishesModel.fewest - (try context.library().dishes.count))]))
        }
        var household = context.household
        household.onboardingStep = nil
        try SettingsStore.write(household, context.member, context)
        return .redirect(to: Notice.onboardingDone.added(to: WeekURL.week(context.today.monday)))
    }

    private static func show(_ form: DishDraft, _ context: MemberContext, finishError: String = "") throws -> Response {
        let dishes = try OnboardingDishesModel(context, form: form, finishError: finishError)
        let isRefused = form.hasErrors || !finishError.isEmpty
        return try context.page(
            "onboarding/dishes", status: isRefused ? .unprocessableContent : .ok,
            title: context.text("title.onboarding.dishes"), OnboardingPage(step: .dishes, context.visitor), dishes)
    }
}
