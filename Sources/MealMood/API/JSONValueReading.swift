import HTTP

extension JSONValue {
    /// A member of an object; nil for everything else.
    subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members[name]
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// A text in which backticks mark code, as plain text.
    var prose: String { String((text ?? "").filter { $0 != "`" }) }

    var list: [JSONValue]? { if case .list(let values) = self { values } else { nil } }

    /// The members of an object by name, in the order of the alphabet; none of everything else.
    var members: [(name: String, value: JSONValue)] {
        guard case .object(let members) = self else { return [] }
        return members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// What stands directly in it.
    var parts: [JSONValue] { list ?? members.map(\.value) }
}

extension JSONWriter {
    mutating func value(_ value: JSONValue) {
        switch value {
        case .null: null()
        case .flag(let flag): self.value(flag)
        case .number(let number):
            if let whole = Int(exactly: number) { self.value(whole) } else { self.value(number) }
        case .text(let text): self.value(text)
        case .list(let values): array { list in for value in values { list.value(value) } }
        case .object:
            object { object in
                for member in value.members {
                    object.key(member.name)
                    object.value(member.value)
                }
            }
        }
    }
}
