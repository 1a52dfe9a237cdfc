import Mustache

/// What `Templates/week/sheet` needs: all that can be done with one slot.
struct SheetPage: Model {
    var monday: String
    var slotId: String
    var slotUrl: String
    var title: String
    var current: DishCard?
    var fitting: [SheetChoice]
    var barred: [SheetChoice]
    var moveTargets: [SheetMoveTarget]
    var removalURL: String
    var movesURL: String
    var weekURL: String
    var refused: SheetRefusal?

    static let fields: [Field<Self>] = [
        .text("monday") { $0.monday },
        .text("slotId") { $0.slotId },
        .text("slotUrl") { $0.slotUrl },
        .text("title") { $0.title },
        .model("current") { $0.current },
        .flag("isFilled") { $0.current != nil },
        .list("fitting") { $0.fitting },
        .number("fittingCount") { $0.fitting.count },
        .list("barred") { $0.barred },
        .number("barredCount") { $0.barred.count },
        .list("moveTargets") { $0.moveTargets },
        .text("removalURL") { $0.removalURL },
        .text("movesURL") { $0.movesURL },
        .text("weekURL") { $0.weekURL },
        .flag("hasDishes") { !$0.fitting.isEmpty || !$0.barred.isEmpty },
        .model("refused") { $0.refused },
    ]
}

struct SheetChoice: Model {
    var dish: DishCard
    var why: String

    static let fields: [Field<Self>] = [
        .model("dish") { $0.dish },
        .text("why") { $0.why },
    ]
}

struct SheetMoveTarget: Model {
    var id: String
    var label: String

    static let fields: [Field<Self>] = [
        .text("id") { $0.id },
        .text("label") { $0.label },
    ]
}

/// A form that was refused, with what the rules have against it.
struct SheetRefusal: Model {
    var dishId: String
    var dishName: String
    /// The ends of a refused move; empty when a dish was chosen.
    var from: String
    var to: String
    var reasons: [SheetReason]

    static let fields: [Field<Self>] = [
        .text("dishId") { $0.dishId },
        .text("dishName") { $0.dishName },
        .flag("isMove") { !$0.to.isEmpty },
        .text("from") { $0.from },
        .text("to") { $0.to },
        .list("reasons") { $0.reasons },
    ]
}

struct SheetReason: Model {
    var text: String

    static let fields: [Field<Self>] = [.text("text") { $0.text }]
}
