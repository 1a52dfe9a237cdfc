/// One key of a model: its name, its kind and how to read it.
package struct Field<Root>: Sendable {
    let name: String
    let kind: FieldKind
    let write: @Sendable (Root, inout RecordWriter) -> Void

    private init(_ name: String, _ kind: FieldKind, _ write: @escaping @Sendable (Root, inout RecordWriter) -> Void) {
        self.name = name
        self.kind = kind
        self.write = write
    }
}

extension Field {
    /// Text, printed escaped. As a section: true when not empty.
    package static func text(_ name: String, _ value: @escaping @Sendable (Root) -> String) -> Field {
        Field(name, .text) { $1.put(text: value($0)) }
    }

    /// A truth value; `{{name}}` prints `true` or `false` (useful for ARIA attributes).
    package static func flag(_ name: String, _ value: @escaping @Sendable (Root) -> Bool) -> Field {
        Field(name, .flag) { $1.put(flag: value($0)) }
    }

    /// A whole number in plain decimal digits. As a section: true when not zero.
    package static func number(_ name: String, _ value: @escaping @Sendable (Root) -> Int) -> Field {
        Field(name, .number) { $1.put(number: value($0)) }
    }

    /// Markup for `{{{name}}}`. As a section: true when not empty.
    package static func html(_ name: String, _ value: @escaping @Sendable (Root) -> SafeHTML) -> Field {
        Field(name, .html) { $1.put(html: value($0)) }
    }

    /// The name of one of `templates`, for `{{>*name}}`; any other name prints nothing.
    package static func template(
        _ name: String, of templates: [String], _ value: @escaping @Sendable (Root) -> String
    ) -> Field {
        Field(name, .template(templates)) { $1.put(text: value($0)) }
    }
}

extension Field {
    /// A list of texts; inside the section each is `{{.}}`.
    package static func texts(_ name: String, _ value: @escaping @Sendable (Root) -> [String]) -> Field {
        Field(name, .texts) { $1.put(texts: value($0)) }
    }

    /// A list of models.
    package static func list<M: Model>(_ name: String, _ value: @escaping @Sendable (Root) -> [M]) -> Field {
        Field(name, .list(ShapeReference(M.self))) { $1.put(models: value($0)) }
    }

    /// A model, or nil: then the section is false.
    package static func model<M: Model>(_ name: String, _ value: @escaping @Sendable (Root) -> M?) -> Field {
        Field(name, .model(ShapeReference(M.self))) { $1.put(model: value($0)) }
    }

    /// A list of records made earlier from values of `type`.
    package static func records<M: Model>(
        _ name: String, of type: M.Type, _ value: @escaping @Sendable (Root) -> [Record]
    ) -> Field {
        let model = ObjectIdentifier(type)
        return Field(name, .list(ShapeReference(type))) { $1.put(records: value($0), of: model) }
    }

    /// A record made earlier from a value of `type`, or nil: then the section is false.
    package static func record<M: Model>(
        _ name: String, of type: M.Type, _ value: @escaping @Sendable (Root) -> Record?
    ) -> Field {
        let model = ObjectIdentifier(type)
        return Field(name, .model(ShapeReference(type))) { root, writer in
            writer.put(records: value(root).map { [$0] } ?? [], of: model)
        }
    }
}
