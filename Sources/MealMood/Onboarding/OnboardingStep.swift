/// The steps of the first visit, in order. A household that has none left is ready.
enum OnboardingStep: String, CaseIterable, Sendable {
    case welcome, meals, weekends, dishes

    /// From 1.
    var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

    var previous: OnboardingStep? {
        let index = number - 2
        return index >= 0 ? Self.allCases[index] : nil
    }

    var url: String { "/onboarding/\(rawValue)" }
}
