import HTTP
import Localization
import Mustache

/// The first visit: each step is saved as it is left, so leaving half-way resumes at the same step.
enum OnboardingHandlers {
    static func current(_ context: VisitorContext) throws -> Response {
        guard let household = context.identity?.household else {
            if try AccountStore.exists(in: context.db) { throw AppError.signInNeeded }
            return .redirect(to: OnboardingStep.welcome.url)
        }
        return .redirect(to: household.onboardingStep?.url ?? "/week")
    }

    static func meals(_ context: MemberContext) throws -> Response {
        try show(.meals, context, OnboardingMealsModel(chosen: context.household.meals))
    }

    static func saveMeals(_ context: MemberContext) throws -> Response {
        guard let meals = try context.request.form().first("meals").flatMap(PlannedMeals.init(rawValue:)) else {
            throw AppError.badRequest
        }
        return try advance(to: .weekends, context) { $0.meals = meals }
    }

    static func weekends(_ context: MemberContext) throws -> Response {
        try show(.weekends, context, OnboardingWeekendsModel(isOn: context.household.includesWeekends))
    }

    static func saveWeekends(_ context: MemberContext) throws -> Response {
        // A switch that is off sends nothing.
        let choice = try context.request.form().first("weekends") ?? "0"
        guard ["0", "1"].contains(choice) else { throw AppError.badRequest }
        return try advance(to: .calendar, context) { $0.includesWeekends = choice == "1" }
    }

    static func calendar(_ context: MemberContext) throws -> Response {
        var form = SettingsDraft(context)
        // Who has not answered yet is offered it.
        if context.household.onboardingStep != .dishes { form.member.calendar.isOn = true }
        return try showCalendar(form, context)
    }

    /// What is left out stays as it was.
    static func saveCalendar(_ context: MemberContext) throws -> Response {
        let fields = try context.request.form()
        var form = SettingsDraft(context)
        if fields.first("skip") == nil { try form.readCalendar(fields) }
        guard form.faults.isEmpty else { return try showCalendar(form, context) }
        return try advance(to: .dishes, context, member: form.member) { _ in }
    }

    private static func showCalendar(_ form: SettingsDraft, _ context: MemberContext) throws -> Response {
        try show(
            .calendar, context, status: form.faults.isEmpty ? .ok : .unprocessableContent,
            CalendarModel(form, SettingsWords(context)))
    }

    private static func show(
        _ step: OnboardingStep, _ context: MemberContext, status: Status = .ok, _ model: some Model
    ) throws -> Response {
        if context.household.onboardingStep == nil { return .redirect(to: "/week") }
        return try context.page(
            "onboarding/\(step.rawValue)", status: status, title: context.text("title.onboarding.\(step.rawValue)"),
            OnboardingPage(step: step, context.visitor), model)
    }

    private static func advance(
        to next: OnboardingStep, _ context: MemberContext, member: Member? = nil,
        _ change: (inout Household) -> Void
    ) throws -> Response {
        var household = context.household
        guard let reached = household.onboardingStep else { return .redirect(to: "/week") }
        change(&household)
        household.onboardingStep = reached.number < next.number ? next : reached
        try SettingsStore.write(household, member ?? context.member, context)
        return .redirect(to: next.url)
    }
}
