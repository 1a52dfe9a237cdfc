/// The family: what owns dishes, tags and weeks. Only its settings are here; each slice reads its own documents.
struct Household: Equatable, Sendable {
    let id: HouseholdID
    var timeZone: String
    var meals: PlannedMeals
    var includesWeekends: Bool
    var onboardingStep: OnboardingStep?
    /// Grows with every change of any document of the household: what was made at one number is true until the next.
    var changeNumber: Int
    /// The change number of the newest dish or tag.
    var librarySeq: Int
    /// Empty until the family gives it one.
    var name = ""
}

struct HouseholdID: Hashable, Sendable { let text: String }
struct MemberID: Hashable, Sendable { let text: String }
