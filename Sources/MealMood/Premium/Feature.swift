/// What takes Premium to make, or is spared by it (product §5).
enum Feature: String, CaseIterable, Sendable {
    case withoutBanner, unlimitedDishes, ownTags, advancedRules, invitations
}
