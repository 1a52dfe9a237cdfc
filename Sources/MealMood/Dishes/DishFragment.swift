import Mustache

/// A dish card that was drawn before.
struct DishFragment: Model {
    var markup: SafeHTML

    static let fields: [Field<Self>] = [.html("card") { $0.markup }]
}
