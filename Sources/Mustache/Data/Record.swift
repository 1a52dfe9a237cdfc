/// The values of one model, ready to print: texts are already escaped, numbers already digits.
///
/// Immutable; copying costs one retain, so that records of values that rarely change (a dish's card)
/// can be kept and put into many pages.
package struct Record: Sendable {
    let storage: RecordStorage
    let model: ObjectIdentifier

    /// Reads every field of `model`, nested models included.
    package init<M: Model>(_ model: M) {
        var writer = RecordWriter()
        storage = writer.record(model)
        self.model = ObjectIdentifier(M.self)
    }
}
