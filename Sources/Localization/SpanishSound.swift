/// How a Spanish word begins to the ear.
enum SpanishSound {
    private static let vowels = Set<Character>("aeouáéóú")

    /// Whether "y" becomes "e" before it: "pollo e higos", "Ana e Íñigo". It stays before a diphthong ("sal y hielo")
    /// and before a consonantal y ("fruta y yogur") (RAE, Diccionario panhispánico de dudas, «y»).
    static func beginsWithI(_ text: String) -> Bool {
        var letters = text.lowercased().drop { !$0.isLetter && !$0.isNumber }
        if letters.first == "h" { letters = letters.dropFirst() }
        let next = letters.dropFirst().first
        switch letters.first {
        case "í": return true
        case "i": return next.map { !vowels.contains($0) } ?? true
        case "y": return next.map { $0.isLetter && !vowels.contains($0) && $0 != "i" && $0 != "í" } ?? false
        default: return false
        }
    }
}
