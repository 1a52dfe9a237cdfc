import Foundation

/// A line of ingredients as it was typed, before it is checked.
struct IngredientLine: Equatable, Sendable {
    var amount = ""
    var unit = ""
    var name = ""

    init(amount: String = "", unit: String = "", name: String = "") {
        (self.amount, self.unit, self.name) = (amount, unit, name)
    }

    init(_ ingredient: Ingredient) {
        self.init(amount: ingredient.amount.text, unit: ingredient.unit, name: ingredient.name)
    }

    var isBlank: Bool {
        [amount, unit, name].allSatisfy { $0.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }
    }

    /// Takes "200 g de arroz" apart. What does not begin with an amount is all name.
    init(typed text: String) {
        let words = Self.words(text)
        let amount = (1...3).last { $0 < words.count && Amount(words.prefix($0).joined(separator: " ")).number != nil }
        guard let amount else {
            self.init(name: words.joined(separator: " "))
            return
        }
        var rest = words.dropFirst(amount)
        var unit = ""
        if rest.count > 1, let first = rest.first, IngredientUnit.isKnown(first) {
            unit = String(rest.removeFirst())
            if rest.count > 1, ["de", "of"].contains(rest.first) { rest.removeFirst() }
        }
        self.init(amount: words.prefix(amount).joined(separator: " "), unit: unit, name: rest.joined(separator: " "))
    }

    /// The words; a unit that sticks to its number ("200g") is a word of its own.
    private static func words(_ text: String) -> [Substring] {
        text.split(whereSeparator: \.isWhitespace).enumerated().flatMap { index, word -> [Substring] in
            guard index == 0, let match = word.wholeMatch(of: /([0-9.,]+)(\D+)/), IngredientUnit.isKnown(match.2) else {
                return [word]
            }
            return [match.1, match.2]
        }
    }
}
