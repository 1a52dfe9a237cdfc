import HTTP
import Planner
import SQLite

/// The content of changed documents, as the other calls show it.
struct ChangedDocuments {
    private let context: MemberContext
    private let library: DishLibrary
    private let weeks: [CivilDay: WeekDocument]
    private let entries: [String: SlotEntry]
    private let people: [MemberID: MemberStore.Person]

    init(_ heads: [DocumentHead], _ context: MemberContext) throws {
        self.context = context
        library = try context.library()
        let kinds = Set(heads.map(\.kind))
        let seqs = (heads.first?.seq ?? 0)...(heads.last?.seq ?? 0)
        let (household, db) = (context.household.id, context.db)
        weeks = kinds.contains(.weekPlan) ? try WeekStore.documents(of: household, in: db) : [:]
        entries = kinds.contains(.slot) ? try WeekStore.entries(changed: seqs, of: household, in: db) : [:]
        people = kinds.contains(.member) ? try MemberStore.everybody(of: household, in: db) : [:]
    }

    func write(_ head: DocumentHead, to json: inout JSONWriter) throws {
        try json.object { json in
            json.member("kind", head.kind.rawValue)
            json.member("id", head.id)
            json.member("seq", head.seq)
            json.member("rev", head.rev)
            json.member("updatedAt", Clock.text(head.at))
            json.member("updatedBy", head.by.text)
            json.member("deletedAt", head.deletedAt.map(Clock.text))
            json.key("document")
            try writeContent(of: head, to: &json)
        }
    }

    /// Of what is gone only dishes and people stay to be read: weeks name them.
    private func writeContent(of head: DocumentHead, to json: inout JSONWriter) throws {
        switch head.kind {
        case .household: json.object { SettingsJSON.write(context.household, to: &$0) }
        case .member: write(people[MemberID(text: head.id)], to: &json)
        case .tag: try write(library[TagID(head.id)], to: &json)
        case .dish: try write(library[DishID(head.id)], to: &json)
        case .weekPlan: write(weeks[head.monday] ?? WeekDocument(), to: &json)
        case .slot: write(head.deletedAt == nil ? entries[head.place.key] : nil, to: &json)
        }
    }

    private func write(_ person: MemberStore.Person?, to json: inout JSONWriter) {
        guard let person else { return json.null() }
        json.object { json in
            json.member("name", person.name)
            json.member("colour", person.colour.rawValue)
            json.member("role", person.role.rawValue)
        }
    }

    private func write(_ tag: Tag?, to json: inout JSONWriter) throws {
        guard let tag else { return json.null() }
        try json.object { json in
            try TagJSON(context).writeOwn(tag, to: &json)
            json.member("position", library.tags.firstIndex { $0.id == tag.id })
        }
    }

    private func write(_ dish: Dish?, to json: inout JSONWriter) throws {
        guard let dish else { return json.null() }
        DishJSON(dish: dish, ingredients: try context.ingredients(of: dish), request: context.request)
            .write(to: &json)
    }

    private func write(_ week: WeekDocument, to json: inout JSONWriter) {
        json.object { json in
            json.key("includesWeekends")
            if let includes = week.includesWeekends { json.value(includes) } else { json.null() }
            json.member("meals", week.meals?.rawValue)
            json.member("rating", week.rating)
        }
    }

    private func write(_ entry: SlotEntry?, to json: inout JSONWriter) {
        guard let entry else { return json.null() }
        json.object { json in
            json.member("state", entry.state.rawValue)
            json.member("dish", entry.dish?.text)
            json.member("secondaryDish", entry.secondary?.text)
            json.member("note", entry.note)
            json.member("ignored", entry.isIgnored)
            json.member("overridden", entry.isOverridden)
        }
    }
}
