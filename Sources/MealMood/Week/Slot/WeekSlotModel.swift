import Mustache
import Planner

struct WeekSlotModel: Model {
    var slot: Slot
    var url: String
    var mealName: String
    /// "Opciones de Lunes, comida"
    var menuLabel: String
    var label: String
    var isEditable: Bool
    var entry: SlotEntry?
    var dish: DishCard?
    var second: DishCard?
    var warning: String
    /// The last autofill placed it; `isNew` while the page says so.
    var isProposal: Bool
    var isNew: Bool

    /// How many tags a slot shows before it says "+N".
    static let shownTags = 3

    var isEmpty: Bool { entry == nil }

    static let fields: [Field<Self>] = [
        .text("id") { $0.slot.description },
        .text("url") { $0.url },
        .text("meal") { $0.slot.meal.rawValue },
        .flag("isLunch") { $0.slot.meal == .lunch },
        .text("mealName") { $0.mealName },
        .text("menuLabel") { $0.menuLabel },
        .text("label") { $0.label },
        .flag("isEmpty") { $0.isEmpty },
        .flag("isFilled") { $0.entry?.state == .filled },
        .flag("isOut") { $0.entry?.state == .eatingOut },
        .flag("isSkipped") { $0.entry?.state == .skipped },
        .flag("isEditable") { $0.isEditable },
        .text("note") { $0.entry?.note ?? "" },
        .model("dish") { $0.dish },
        .model("second") { $0.second },
        .text("warning") { $0.warning },
        .flag("isOverridden") { $0.entry?.isOverridden == true && !$0.warning.isEmpty },
        .flag("isIgnored") { $0.entry?.isIgnored ?? false },
        .flag("isProposal") { $0.isProposal },
        .flag("isNew") { $0.isNew },
        .list("shownTags") { Array($0.allTags.prefix(shownTags)) },
        .text("moreTags") { $0.moreTags },
    ]

    /// The tags of both dishes, each once.
    private var allTags: [TagPill] {
        let first = dish?.tags ?? []
        return first + (second?.tags ?? []).filter { tag in !first.contains { $0.id == tag.id } }
    }

    private var moreTags: String {
        let more = allTags.count - Self.shownTags
        return more > 0 ? "+\(more)" : ""
    }
}
