/// The steps of the first visit, in order. A household that has none left is ready.
enum OnboardingStep: String, CaseIterable, Sendable {
    case welcome, meals, weekends, calendar, dishes

    /// The steps that ask something; the welcome does not count.
    static let asking = allCases.dropFirst()

    /// From 1, the welcome being 0.
    var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    var previous: OnboardingStep? { number > 0 ? Self.allCases[number - 1] : nil }

    var url: String { "/onboarding/\(rawValue)" }
}
