/// One line of what a dish is made of: "1 1/2", "kg", "patatas".
struct Ingredient: Equatable, Sendable {
    var amount: Amount
    /// Empty for what is counted.
    var unit: String
    var name: String

    static let unitLimit = 20
    static let nameLimit = 80
    /// So many lines a dish may have.
    static let mostLines = 50
}
