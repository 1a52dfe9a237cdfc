import Planner

/// The ten tags that every household starts with (PRD, F3).
enum GivenTag: String, CaseIterable, Sendable {
    case meat, fish, legumes, vegetables, eggs, pastaRice, dinnerOnly, lunchOnly, gluten, glutenFree

    var colour: String {
        switch self {
        case .meat: "#E74C3C"
        case .fish: "#3498DB"
        case .legumes: "#95A5A6"
        case .vegetables: "#2ECC71"
        case .eggs: "#F1C40F"
        case .pastaRice: "#D4AC6E"
        case .dinnerOnly: "#9B59B6"
        case .lunchOnly: "#E67E22"
        case .gluten: "#8B4513"
        case .glutenFree: "#1ABC9C"
        }
    }

    /// The drawing of a dish whose first food tag this is.
    var glyph: Glyph? {
        switch self {
        case .meat: .meat
        case .fish: .fish
        case .legumes: .legume
        case .vegetables: .salad
        case .eggs: .egg
        case .pastaRice: .pasta
        case .dinnerOnly, .lunchOnly, .gluten, .glutenFree: nil
        }
    }

    /// Tells what is in a dish; it is not there to be counted.
    var isInformative: Bool { self == .gluten || self == .glutenFree }

    func rules(id: TagID) -> Planner.Tag {
        switch self {
        case .meat: Planner.Tag(id: id, maxPerWeek: 3, noConsecutive: true, noDuplicateInDay: true)
        case .fish: Planner.Tag(id: id, maxPerWeek: 2, noConsecutive: true, noDuplicateInDay: true)
        case .legumes, .eggs: Planner.Tag(id: id, maxPerWeek: 2, noDuplicateInDay: true)
        case .pastaRice: Planner.Tag(id: id, maxPerWeek: 3, noConsecutive: true)
        case .dinnerOnly: Planner.Tag(id: id, onlyMeal: .dinner)
        case .lunchOnly: Planner.Tag(id: id, onlyMeal: .lunch)
        case .vegetables, .gluten, .glutenFree: Planner.Tag(id: id)
        }
    }
}

/// The food drawings of the icon sprite.
enum Glyph: String, Sendable { case meat, fish, legume, salad, egg, pasta, rice, pizza, soup, dish }
