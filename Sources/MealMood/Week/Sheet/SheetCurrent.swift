import Mustache

/// What stands in a slot, and what can be done with it.
struct SheetCurrent: Model {
    var dish: DishCard
    var second: DishCard?
    /// What it breaks, in words.
    var warning: String
    var isIgnored: Bool
    var weekURL: String
    var moveTargets: [SheetMoveTarget]

    static let fields: [Field<Self>] = [
        .model("dish") { $0.dish },
        .model("second") { $0.second },
        .text("warning") { $0.warning },
        .flag("isIgnored") { $0.isIgnored },
        .text("openURL") { "/dishes/\($0.dish.id)?return=\($0.weekURL)" },
        .list("moveTargets") { $0.moveTargets },
    ]
}

struct SheetMoveTarget: Model {
    var id: String
    var label: String
    /// The rules have nothing against it.
    var fits: Bool

    static let fields: [Field<Self>] = [
        .text("id") { $0.id },
        .text("label") { $0.label },
        .flag("fits") { $0.fits },
    ]
}
