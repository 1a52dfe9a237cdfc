/// The keys of a model type with the cells they stand in.
struct Shape {
    let id: ObjectIdentifier
    let name: String
    private let fields: [String: (cell: Int, kind: FieldKind)]
    /// Keys that are declared more than once.
    let repeated: [String]

    init(_ reference: ShapeReference) {
        var fields: [String: (cell: Int, kind: FieldKind)] = [:]
        var repeated: [String] = []
        for (cell, entry) in reference.entries().enumerated() {
            if fields[entry.name] != nil { repeated.append(entry.name) }
            fields[entry.name] = (cell, entry.kind)
        }
        id = reference.id
        name = reference.name
        self.fields = fields
        self.repeated = repeated
    }

    subscript(key: String) -> (cell: Int, kind: FieldKind)? { fields[key] }

    var keys: some Collection<String> { fields.keys }
}
