import Localization
import Planner

/// Deeds of others in the reader's words.
struct NewsWords {
    private let context: MemberContext
    private let names: MemberNames
    private let library: DishLibrary

    init(_ context: MemberContext) throws {
        self.context = context
        names = try MemberNames(context)
        library = try context.library()
    }

    /// "Papá cambió la cena del jueves", "Papá y Lucía cambiaron 3 cosas"; empty for none.
    func sentence(_ deeds: [NewsDeed]) -> String {
        guard deeds.count > 1 else { return deeds.first.map(sentence) ?? "" }
        var people: [MemberID] = []
        for deed in deeds where !people.contains(deed.by) { people.append(deed.by) }
        let slots = deeds.flatMap(\.slots).count
        if people.count == 1, deeds.allSatisfy({ $0.subject?.kind == .slot }) {
            return context.text("news.slots", ["name": .text(names.first(people)), "count": .number(slots)])
        }
        let key = people.count == 1 ? "news.many" : "news.many.people"
        return context.text(key, ["name": .text(names.first(people)), "count": .number(deeds.count)])
    }

    private func sentence(_ deed: NewsDeed) -> String {
        guard let subject = deed.subject else { return "" }
        var arguments: [String: Argument] = ["name": .text(names.first([deed.by]))]
        switch subject.kind {
        case .slot:
            guard deed.slots.count == 1, let slot = subject.slot else {
                arguments["count"] = .number(deed.slots.count)
                return context.text("news.slots", arguments)
            }
            arguments.merge(context.slotArguments(slot, of: subject.monday)) { $1 }
            return context.text("news.slot", arguments)
        case .dish:
            arguments["dish"] = .text(library[DishID(subject.id)]?.name ?? "")
            return context.text("news.dish.\(deedWord(subject))", arguments)
        case .tag:
            guard let tag = library[TagID(subject.id)] else { return context.text("news.tag.removed", arguments) }
            arguments["tag"] = .text(tag.name(in: context.language, context.texts))
            return context.text("news.tag.\(deedWord(subject))", arguments)
        case .weekPlan: return context.text("news.week", arguments)
        case .household: return context.text("news.household", arguments)
        case .member:
            let person = names.first([MemberID(text: subject.id)])
            return context.text("news.member.\(deedWord(subject))", ["name": .text(person)])
        }
    }

    private func deedWord(_ head: DocumentHead) -> String {
        head.deletedAt != nil ? "removed" : head.rev == 1 ? "added" : "changed"
    }
}
