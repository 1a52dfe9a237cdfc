extension Catalogue {
    /// An enumeration as one says it: "pasta, arroz y huevos", "pasta, rice and eggs"; empty for no items.
    package func list(_ items: [String], in language: Language) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        let beginning = items.dropLast().dropFirst().reduce(items[0]) { list, next in
            text("list.comma", in: language, ["list": .text(list), "next": .text(next)])
        }
        let key = language == .es && SpanishSound.beginsWithI(last) ? "list.andBeforeI" : "list.and"
        return text(key, in: language, ["list": .text(beginning), "last": .text(last)])
    }
}
