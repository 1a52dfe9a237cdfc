import Mustache
import Planner

struct WeekSlotModel: Model {
    var slot: Slot
    var url: String
    var mealName: String
    var dayName: String
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
        .text("dayName") { $0.dayName },
        .text("label") { $0.label },
        .flag("isEmpty") { $0.isEmpty },
        .flag("isFilled") { $0.entry?.state == .filled },
        .flag("isOut") { $0.entry?.state == .eatingOut },
        .flag("isSkipped") { $0.entry?.state == .skipped },
        .flag("isEditable") { $0.isEditable },
        .text("note") { $0.entry?.note ?? "" },
        .model("dish") { $0.shownDish },
        .model("second") { $0.second },
        .text("warning") { $0.warning },
        .flag("isOverridden") { $0.entry?.isOverridden == true && !$0.warning.isEmpty },
        .flag("isIgnored") { $0.entry?.isIgnored ?? false },
        .flag("isProposal") { $0.isProposal },
        .flag("isNew") { $0.isNew },
        .text("moreTags") { $0.moreTags },
    ]

    private var shownDish: DishCard? {
        guard var dish else { return nil }
        dish.tags = Array(dish.tags.prefix(Self.shownTags))
        return dish
    }

    private var moreTags: String {
        let more = (dish?.tags.count ?? 0) - Self.shownTags
        return more > 0 ? "+\(more)" : ""
    }
}
