@testable import Mustache

// The models that pages of the tests are declared with.

struct Layout: Model {
    var language = "es"
    var importMap = SafeHTML("<script>1 & 2</script>")

    static let fields: [Field<Self>] = [
        .text("language") { $0.language },
        .html("importMap") { $0.importMap },
    ]
}

struct Pill: Model {
    var id = "t1"
    var name = "Fish"

    static let fields: [Field<Self>] = [.text("id") { $0.id }, .text("name") { $0.name }]
}

struct Dish: Model {
    var name = "Paella"
    var note = ""
    var tags: [Pill] = []
    var isUsed = false

    static let fields: [Field<Self>] = [
        .text("name") { $0.name },
        .text("note") { $0.note },
        .list("tags") { $0.tags },
        .flag("isUsed") { $0.isUsed },
    ]
}

struct Menu: Model {
    var title = "Menu"
    var dishes: [Dish] = []
    var best: Dish?
    var count = 0
    var reasons: [String] = []
    var card: Record?
    var cards: [Record] = []
    var view = "small"

    static let fields: [Field<Self>] = [
        .text("title") { $0.title },
        .list("dishes") { $0.dishes },
        .model("best") { $0.best },
        .number("count") { $0.count },
        .texts("reasons") { $0.reasons },
        .record("card", of: Dish.self) { $0.card },
        .records("cards", of: Dish.self) { $0.cards },
        .template("view", of: ["small", "large"]) { $0.view },
    ]
}

struct Tree: Model {
    var name: String
    var children: [Tree] = []

    static let fields: [Field<Self>] = [.text("name") { $0.name }, .list("children") { $0.children }]
}
