import Localization
import Planner

/// What is said of a replacement, to who made it and to who suffered it.
struct ReplacedWords {
    private let context: MemberContext
    private let names: MemberNames
    private let library: DishLibrary

    init(_ context: MemberContext) throws {
        self.context = context
        names = try MemberNames(context)
        library = try context.library()
    }

    /// What was said of a write anyway, and what it replaced.
    static func added(to text: String, writtenAs token: String?, _ context: MemberContext) throws -> String {
        guard let token else { return text }
        let replaced = try Replacement.made(by: token, of: context.household.id, in: context.db)
        guard !replaced.isEmpty else { return text }
        let words = try ReplacedWords(context)
        let first = text.hasSuffix(".") ? String(text.dropLast()) : text
        return ([first] + replaced.map(words.made)).joined(separator: ". ")
    }

    /// "Has cambiado la cena del jueves que acababa de poner Papá"
    func made(_ replaced: Replacement) -> String {
        sentence("replaced.byMe", replaced, names.inside(replaced.former))
    }

    /// "Papá ha cambiado la cena del jueves que acababas de poner"
    func suffered(_ replaced: Replacement) -> String {
        sentence("replaced.ofMine", replaced, names.first([replaced.by]))
    }

    private func sentence(_ key: String, _ replaced: Replacement, _ name: String) -> String {
        var arguments: [String: Argument] = ["name": .text(name)]
        switch replaced.subject {
        case .slots(let slots, let monday):
            guard let slot = slots.first, slots.count == 1 else {
                arguments["count"] = .number(slots.count)
                return context.text("\(key).many", arguments)
            }
            return context.text(key, arguments.merging(context.slotArguments(slot, of: monday)) { $1 })
        case .document(let document):
            arguments["document"] = .text(self.name(of: document))
            return context.text("\(key).\(document.isRemoval ? "removed" : "changed")", arguments)
        }
    }

    /// What the other had called it.
    private func name(of document: ReplacedDocument) -> String {
        if let name = document.name { return name }
        switch document.kind {
        case .dish: return library[DishID(document.id)]?.name ?? ""
        case .tag: return library[TagID(document.id)]?.givenName(in: context.language, context.texts) ?? ""
        }
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
