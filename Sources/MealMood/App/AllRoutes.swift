import HTTP

/// The site map: every URL of the product, slice by slice.
enum AllRoutes {
    static func router() throws -> Router<Endpoint> { try Router(all) }

    static let all: [Route<Endpoint>] =
        AppRoutes.all + OnboardingRoutes.all + WeekRoutes.all + DishRoutes.all + TagRoutes.all + SettingsRoutes.all
        + HelpRoutes.all + TokenRoutes.all + APIRoutes.all + PremiumRoutes.all + TransferRoutes.all + PrivacyRoutes.all
        + SignInRoutes.all + AccountRoutes.all + HouseholdRoutes.all
        + ChangeRoutes.all + LiveRoutes.all + NewsRoutes.all + ReplacedRoutes.all
        + OfflineRoutes.all + CertificateRoutes.all
}
