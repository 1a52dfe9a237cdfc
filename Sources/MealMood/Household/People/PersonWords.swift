import Localization
import Planner

/// What is said of a person beside their name.
struct PersonWords {
    let context: MemberContext

    /// A change says more than a visit, for so many seconds.
    private static let fresh: Int64 = 86_400

    /// "Cambió la cena del jueves hace 2 h", "Ayer, desde Chrome en Android", "Ahora mismo · eres tú"
    func lastSeen(_ person: MemberStore.Person, isReader: Bool) throws -> String {
        if isReader { return context.text("household.person.you") }
        let visit = try SessionList(person: person.id, context: context.visitor).all().first
        if let change = try PersonActivity.last(of: person.id, in: context.household.id, context.db),
            change.at >= (visit?.seenAt ?? 0) - Self.fresh
        {
            return text(change)
        }
        return visit.map(text) ?? context.text("household.person.never")
    }

    private func text(_ visit: SessionList.Entry) -> String {
        let ago = AgoWords(context: context).text(visit.seenAt)
        let sentence =
            visit.device.stored.isEmpty
            ? ago
            : context.text(
                "household.person.from", ["ago": .text(ago), "device": .text(visit.device.text(context.visitor))])
        return sentence.prefix(1).uppercased() + sentence.dropFirst()
    }

    private func text(_ change: PersonActivity) -> String {
        var arguments: [String: Argument] = ["ago": .text(AgoWords(context: context).text(change.at))]
        switch change.deed {
        case .dish(let name):
            arguments["name"] = .text(name)
            return context.text("household.person.dish", arguments)
        case .slot(let slot, let monday) where monday == context.today.monday:
            arguments["day"] = .text(context.texts.catalogue.dayNameInSentence(slot.day, in: context.language))
            arguments["meal"] = .text(context.weekWords.mealInline(slot))
            return context.text("household.person.slot", arguments)
        case .slot(_, let monday), .week(let monday):
            arguments["range"] = .text(context.weekWords.range(of: monday, withYear: false))
            return context.text("household.person.week", arguments)
        }
    }
}
