/// The colours that the form offers by name. Any other can be chosen too: the ink follows from it.
enum TagColour: String, CaseIterable, Sendable {
    case raspberry, peach, pumpkin, lemon, lime, avocado, mint, sky, blueberry, aubergine, cocoa, pepper

    var hex: String {
        switch self {
        case .raspberry: "#D6336C"
        case .peach: "#FF9E80"
        case .pumpkin: "#F08C00"
        case .lemon: "#FFE066"
        case .lime: "#A9D34A"
        case .avocado: "#4F7A28"
        case .mint: "#63D8B8"
        case .sky: "#74C0FC"
        case .blueberry: "#3B5BDB"
        case .aubergine: "#7A3E8E"
        case .cocoa: "#6B4423"
        case .pepper: "#4A5058"
        }
    }

    init?(hex: String) {
        guard let known = Self.allCases.first(where: { $0.hex == hex }) else { return nil }
        self = known
    }

    /// A colour as it is kept, "#E74C3C"; nil for what is none.
    static func parsed(_ text: String) -> String? {
        let digits = text.utf8.dropFirst()
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6, digits.allSatisfy(isHexDigit) else { return nil }
        return text.uppercased()
    }

    private static func isHexDigit(_ octet: UInt8) -> Bool {
        switch octet {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}
