import HTTP

struct TransferHousehold: Sendable {
    var name: String
    var timeZone: String
    var meals: PlannedMeals
    var includesWeekends: Bool
}

extension TransferHousehold {
    init(_ part: TransferPart) throws(TransferFault) {
        name = try part.line(.name, limit: SettingsValue.longestName)
        timeZone = try part.required(.timeZone, try part.text(.timeZone))
        guard Clock.isKnown(timeZone: timeZone) else { throw part.fault(.timeZone, .wrong) }
        meals = try part.required(.meals, try part.choice(.meals, PlannedMeals.self))
        includesWeekends = try part.flag(.includesWeekends)
    }

    func write(to json: inout JSONWriter) {
        json.member("name", name)
        json.member("timeZone", timeZone)
        json.member("meals", meals.rawValue)
        json.member("includesWeekends", includesWeekends)
    }
}
