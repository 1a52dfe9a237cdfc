/// Names the fields of a model type without listing them yet, so that models may contain themselves.
struct ShapeReference: Sendable {
    let id: ObjectIdentifier
    /// The type's name, for messages.
    let name: String
    /// The fields in the order of a record's cells.
    let entries: @Sendable () -> [(name: String, kind: FieldKind)]

    init<M: Model>(_ type: M.Type) {
        id = ObjectIdentifier(type)
        name = "\(type)"
        entries = { M.fields.map { ($0.name, $0.kind) } }
    }

    init(opening type: any Model.Type) {
        self.init(type)
    }
}
