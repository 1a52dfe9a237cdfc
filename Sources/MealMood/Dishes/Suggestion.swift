/// Common family dishes to add by one tap, ready tagged. Their names are in `Localization/`.
enum Suggestion: String, CaseIterable, Sendable {
    case roastChicken, lentilStew, bolognese, potatoOmelette, hakeInSauce, chickpeaStew, noodleSoup, vegetableRice
    case courgetteSoup, homemadePizza, grilledSalmon, meatballs, mixedSalad, macaroni

    var tags: [GivenTag] {
        switch self {
        case .roastChicken, .meatballs: [.meat]
        case .lentilStew: [.legumes, .vegetables]
        case .bolognese: [.pastaRice, .meat, .gluten]
        case .potatoOmelette: [.eggs]
        case .hakeInSauce, .grilledSalmon: [.fish]
        case .chickpeaStew: [.legumes, .meat, .lunchOnly]
        case .noodleSoup, .macaroni: [.pastaRice, .gluten]
        case .vegetableRice: [.pastaRice, .vegetables]
        case .courgetteSoup, .mixedSalad: [.vegetables]
        case .homemadePizza: [.dinnerOnly, .gluten]
        }
    }

    /// The drawing, where the first food tag would show another.
    var glyph: Glyph? {
        switch self {
        case .noodleSoup, .courgetteSoup: .soup
        case .vegetableRice: .rice
        case .homemadePizza: .pizza
        default: nil
        }
    }
}
