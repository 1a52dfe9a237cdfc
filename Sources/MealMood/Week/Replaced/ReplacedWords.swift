import Localization
import Planner

/// What is said of a replacement, to who made it and to who suffered it.
struct ReplacedWords {
    private let context: MemberContext
    private let names: MemberNames

    init(_ context: MemberContext) throws {
        self.context = context
        names = try MemberNames(context)
    }

    /// What was said of a write anyway, and what it replaced.
    static func added(to text: String, writtenAs token: String?, _ context: MemberContext) throws -> String {
        guard let token,
            let replaced = try Replacement.made(by: token, of: context.household.id, in: context.db)
        else { return text }
        return "\(text). \(try ReplacedWords(context).made(replaced))"
    }

    /// "Has cambiado la cena del jueves que acababa de poner Papá"
    private func made(_ replaced: Replacement) -> String {
        var arguments = self.arguments(replaced)
        arguments["name"] = .text(names.inside(replaced.former))
        return context.text(replaced.slots.count == 1 ? "replaced.byMe" : "replaced.byMe.many", arguments)
    }

    /// "Papá ha cambiado la cena del jueves que acababas de poner"
    func suffered(_ replaced: Replacement) -> String {
        var arguments = self.arguments(replaced)
        arguments["name"] = .text(names.first([replaced.by]))
        return context.text(replaced.slots.count == 1 ? "replaced.ofMine" : "replaced.ofMine.many", arguments)
    }

    private func arguments(_ replaced: Replacement) -> [String: Argument] {
        guard let slot = replaced.slots.first, replaced.slots.count == 1 else {
            return ["count": .number(replaced.slots.count)]
        }
        return context.slotArguments(slot, of: replaced.monday)
    }
}

extension MemberContext {
    /// Meal and day of a slot in a sentence; a day of another week with its date.
    func slotArguments(_ slot: Slot, of monday: CivilDay) -> [String: Argument] {
        let name = texts.catalogue.dayNameInSentence(slot.day, in: language)
        let date = texts.catalogue.shortDayAndMonth(CivilParts(monday + slot.day), in: language)
        return [
            "meal": .text(weekWords.mealInline(slot)),
            "day": .text(monday == today.monday ? name : "\(name) \(date)"),
        ]
    }
}
