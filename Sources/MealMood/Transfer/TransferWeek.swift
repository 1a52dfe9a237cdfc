import HTTP
import Planner

/// One week with all that stands in it.
struct TransferWeek: Sendable {
    var monday: CivilDay
    var document: WeekDocument
    var entries: [Slot: SlotEntry]

    var isEmpty: Bool { document == WeekDocument() && entries.isEmpty }
}

extension TransferWeek {
    init(_ part: TransferPart, dishes: Set<DishID>) throws(TransferFault) {
        let monday = CivilDay(try part.required(.monday, try part.text(.monday)))
        guard let monday, monday.weekday == 0 else { throw part.fault(.monday, .wrong) }
        self.monday = monday
        document = WeekDocument(
            includesWeekends: part.value(.includesWeekends) == nil ? nil : try part.flag(.includesWeekends),
            meals: try part.choice(.meals, PlannedMeals.self),
            rating: try part.number(.rating, in: WeekDocument.ratings))
        entries = [:]
        for part in try part.parts(.slots) {
            guard let slot = Slot(try part.required(.slot, try part.text(.slot))) else {
                throw part.fault(.slot, .wrong)
            }
            let entry = try SlotEntry(part, dishes: dishes)
            guard entries.updateValue(entry, forKey: slot) == nil else { throw part.fault(.slot, .twice) }
        }
    }

    func write(to json: inout JSONWriter) {
        json.member("monday", monday.description)
        json.key("includesWeekends")
        if let includesWeekends = document.includesWeekends { json.value(includesWeekends) } else { json.null() }
        json.member("meals", document.meals?.rawValue)
        json.member("rating", document.rating)
        json.array("slots") { json in
            for (slot, entry) in entries.sorted(by: { $0.key < $1.key }) {
                json.object { json in
                    json.member("slot", slot.description)
                    entry.write(to: &json)
                }
            }
        }
    }
}

extension SlotEntry {
    fileprivate init(_ part: TransferPart, dishes: Set<DishID>) throws(TransferFault) {
        self.init(
            state: try part.required(.state, try part.choice(.state, State.self)),
            dish: try Self.dish(.dish, part, dishes), secondary: try Self.dish(.secondaryDish, part, dishes),
            note: try part.line(.note, limit: Self.noteLimit), isIgnored: try part.flag(.isIgnored),
            isOverridden: try part.flag(.isOverridden))
        if state == .filled { _ = try part.required(.dish, dish) }
        if state != .filled, dish != nil { throw part.fault(.dish, .wrong) }
        if let secondary, dish == nil || dish == secondary { throw part.fault(.secondaryDish, .wrong) }
    }

    private static func dish(
        _ field: TransferField, _ part: TransferPart, _ dishes: Set<DishID>
    ) throws(TransferFault) -> DishID? {
        guard part.value(field) != nil else { return nil }
        let dish = DishID(try part.id(field))
        guard dishes.contains(dish) else { throw part.fault(field, .unknown) }
        return dish
    }

    fileprivate func write(to json: inout JSONWriter) {
        json.member("state", state.rawValue)
        json.member("dish", dish?.text)
        json.member("secondaryDish", secondary?.text)
        json.member("note", note)
        json.member("isIgnored", isIgnored)
        json.member("isOverridden", isOverridden)
    }
}
