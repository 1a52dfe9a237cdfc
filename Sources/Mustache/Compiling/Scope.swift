/// A level in which a template's names are looked for, from the page's models to the innermost section.
enum Scope {
    /// The record in a frame.
    case record(Shape, slot: Int)
    /// A single text or number: it has no names, only `{{.}}`.
    case value(FieldKind, slot: Int, cell: Int)

    /// What must be equal for two calls to share a compiled function.
    enum Key: Hashable {
        case record(ObjectIdentifier)
        case value(String, cell: Int)
    }

    var key: Key {
        switch self {
        case .record(let shape, _): .record(shape.id)
        case .value(let kind, _, let cell): .value(kind.title, cell: cell)
        }
    }

    var slot: Int {
        switch self {
        case .record(_, let slot), .value(_, let slot, _): slot
        }
    }

    func moved(to slot: Int) -> Scope {
        switch self {
        case .record(let shape, _): .record(shape, slot: slot)
        case .value(let kind, _, let cell): .value(kind, slot: slot, cell: cell)
        }
    }
}

extension [Scope] {
    /// Without the levels that no name can reach any more. This keeps the number of different lists finite
    /// when a template contains itself.
    var reachable: [Scope] {
        var seen: Set<ObjectIdentifier> = []
        var kept: [Scope] = []
        for (index, scope) in enumerated().reversed() {
            switch scope {
            case .record(let shape, _):
                if seen.insert(shape.id).inserted { kept.append(scope) }
            case .value:
                if index == count - 1 { kept.append(scope) }
            }
        }
        return kept.reversed()
    }
}
