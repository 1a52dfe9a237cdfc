import HTTP

enum OnboardingRoutes {
    static let all: [Route<Endpoint>] = [
        Route(.get, "/onboarding", .visitor(OnboardingHandlers.current)),
        Route(.get, "/onboarding/welcome", .visitor(OnboardingHandlers.welcome)),
        Route(.post, "/onboarding/welcome", .visitor(OnboardingHandlers.begin)),
        Route(.get, "/onboarding/meals", .newcomer(OnboardingHandlers.meals)),
        Route(.post, "/onboarding/meals", .newcomer(OnboardingHandlers.saveMeals)),
        Route(.get, "/onboarding/weekends", .newcomer(OnboardingHandlers.weekends)),
        Route(.post, "/onboarding/weekends", .newcomer(OnboardingHandlers.saveWeekends)),
        Route(.get, "/onboarding/calendar", .newcomer(OnboardingHandlers.calendar)),
        Route(.post, "/onboarding/calendar", .newcomer(OnboardingHandlers.saveCalendar)),
        Route(.get, "/onboarding/dishes", .newcomer(OnboardingHandlers.dishes)),
        Route(.post, "/onboarding/dishes", .newcomer(OnboardingHandlers.changeDishes)),
    ]
}
