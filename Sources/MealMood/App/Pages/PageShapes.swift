import Mustache

/// Every template that is a page, with what it is given. Templates are held against this at boot.
enum PageShapes {
    static let all: [String: [any Model.Type]] = [
        "week/page": [LayoutModel.self, WeekPage.self],
        "week/reset": [ResetPage.self],
        "week/reset-page": [LayoutModel.self, ResetPage.self],
        "week/settings": [WeekSettingsPage.self],
        "week/settings-page": [LayoutModel.self, WeekSettingsPage.self],
        "week/copies": [CopyPage.self],
        "week/copies-page": [LayoutModel.self, CopyPage.self],
        "week/cannot": [CannotPage.self],
        "week/cannot-page": [LayoutModel.self, CannotPage.self],
        "week/slot-page": [LayoutModel.self, SheetPage.self],
        "week/sheet": [SheetPage.self],
        "week/dish-card": [DishCard.self],
        "week/dishes": [DrawerModel.self],
        "dishes/list": [LayoutModel.self, DishListPage.self],
        "dishes/form": [LayoutModel.self, DishFormPage.self],
        "dishes/deletion": [LayoutModel.self, DishDeletionPage.self],
        "tokens/list": [LayoutModel.self, TokenListPage.self],
        "tokens/made": [LayoutModel.self, TokenMadePage.self],
        "tokens/removal": [LayoutModel.self, TokenRemovalPage.self],
        "tags/list": [LayoutModel.self, TagListPage.self],
        "tags/form": [LayoutModel.self, TagFormPage.self],
        "tags/preview": [TagPreview.self],
        "tags/deletion": [LayoutModel.self, TagDeletionPage.self],
        "help/rules": [LayoutModel.self, RulesHelpPage.self],
        "onboarding/welcome": [LayoutModel.self, OnboardingPage.self],
        "onboarding/meals": [LayoutModel.self, OnboardingPage.self, OnboardingMealsModel.self],
        "onboarding/weekends": [LayoutModel.self, OnboardingPage.self, OnboardingWeekendsModel.self],
        "onboarding/dishes": [LayoutModel.self, OnboardingPage.self, OnboardingDishesModel.self],
        "premium/page": [LayoutModel.self, PremiumPage.self],
        "premium/removal": [LayoutModel.self, LicenceRemovalPage.self],
        "error/page": [LayoutModel.self, ErrorPage.self],
    ]
}
