import Mustache

/// What `Templates/week/sheet` needs: all that can be done with one slot.
struct SheetPage: Model {
    var slotId: String
    var slotUrl: String
    var weekURL: String
    var autofillURL: String
    var title: String
    var subtitle: String
    var isLunch: Bool
    /// Nil for an empty slot.
    var state: SlotEntry.State?
    var choosesSecond: Bool
    var note: SheetNote
    var current: SheetCurrent?
    var query: String
    var hasDishes: Bool
    var fitting: SheetList
    var barred: SheetList
    var refused: SheetRefusal?

    static let fields: [Field<Self>] = [
        .text("slotId") { $0.slotId },
        .text("slotUrl") { $0.slotUrl },
        .text("weekURL") { $0.weekURL },
        .text("autofillURL") { $0.autofillURL },
        .text("title") { $0.title },
        .text("subtitle") { $0.subtitle },
        .flag("isLunch") { $0.isLunch },
        .flag("isVacant") { $0.state == nil },
        .flag("isOut") { $0.state == .eatingOut },
        .flag("isSkipped") { $0.state == .skipped },
        .flag("isPlain") { $0.state == .eatingOut || $0.state == .skipped },
        .flag("choosesSecond") { $0.choosesSecond },
        .text("dishField") { $0.choosesSecond ? "secondaryDish" : "dish" },
        .model("note") { $0.note },
        .model("current") { $0.current },
        .text("query") { $0.query },
        .flag("hasDishes") { $0.hasDishes },
        .model("fitting") { $0.fitting.choices.isEmpty ? nil : $0.fitting },
        .model("barred") { $0.barred.choices.isEmpty ? nil : $0.barred },
        .flag("noMatches") { $0.fitting.choices.isEmpty && $0.barred.choices.isEmpty },
        .model("refused") { $0.refused },
    ]
}
