/// The values of one model, ready to print: texts are already escaped, numbers already digits.
///
/// Immutable; copying costs one retain, so that records of values that rarely change (a dish's card)
/// can be kept and put into many pages.
package struct Record: Sendable {
    let storage: RecordStorage
    let model: ObjectIdentifier

    /// Reads every field of `model`, nested models included.
    package init<M: Model>(_ model: M) {
        let fields = M.fields
        var writer = RecordWriter(fieldCount: fields.count)
        for field in fields {
            field.write(model, &writer)
        }
        storage = writer.finish()
        self.model = ObjectIdentifier(M.self)
    }

    /// An element of a list of texts.
    init(text: String) {
        var writer = RecordWriter(fieldCount: 1)
        writer.put(text: text)
        storage = writer.finish()
        model = ObjectIdentifier(String.self)
    }

    /// The storage, when the record was made from a value of `type`; the wrong type is a programming error.
    func storage<M: Model>(of type: M.Type) -> RecordStorage {
        precondition(model == ObjectIdentifier(type), "the record was not made from \(type)")
        return storage
    }
}
