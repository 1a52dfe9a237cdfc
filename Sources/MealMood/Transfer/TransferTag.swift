import HTTP
import Planner

extension Tag {
    init(_ part: TransferPart) throws(TransferFault) {
        let id = TagID(try part.id(.id))
        let given = try part.choice(.given, GivenTag.self)
        let name = try part.text(.name) == nil ? nil : try part.requiredLine(.name, limit: Self.nameLimit)
        if given == nil { _ = try part.required(.name, name) }
        let colour = TagColour.parsed(try part.required(.colour, try part.text(.colour)))
        guard let colour else { throw part.fault(.colour, .wrong) }
        self.init(
            id: id, given: given, name: name, colour: colour,
            rules: try Planner.Tag(id: id, rules: try part.part(.rules)))
    }

    func write(to json: inout JSONWriter) {
        json.member("id", id.text)
        json.member("given", given?.rawValue)
        json.member("name", name)
        json.member("colour", colour)
        json.object("rules", rules.write)
    }
}

extension Planner.Tag {
    fileprivate init(id: TagID, rules part: TransferPart) throws(TransferFault) {
        self.init(
            id: id, maxPerWeek: try part.number(.maxPerWeek, in: 1...7),
            minPerWeek: try part.number(.minPerWeek, in: 1...7), noConsecutive: try part.flag(.noConsecutive),
            noDuplicateInDay: try part.flag(.noDuplicateInDay),
            onlyMeal: try part.choice(.mealTypeRestriction, Meal.self))
        if let minPerWeek, minPerWeek > maxPerWeek ?? minPerWeek { throw part.fault(.minPerWeek, .aboveMaximum) }
    }

    fileprivate func write(to json: inout JSONWriter) {
        json.member("maxPerWeek", maxPerWeek)
        json.member("minPerWeek", minPerWeek)
        json.member("noConsecutive", noConsecutive)
        json.member("noDuplicateInDay", noDuplicateInDay)
        json.member("mealTypeRestriction", onlyMeal?.rawValue)
    }
}
