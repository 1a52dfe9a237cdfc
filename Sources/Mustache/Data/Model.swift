/// What a template may read: a type that declares its keys once.
///
/// Conformers store the list, so that it is made once and the shape is known before any value exists:
/// ```swift
/// struct TagPill: Model {
///     let id: String
///     let name: String
///     static let fields: [Field<Self>] = [.text("id") { $0.id }, .text("name") { $0.name }]
/// }
/// ```
package protocol Model: SendableMetatype {
    /// The keys, in any order; a name may appear once.
    static var fields: [Field<Self>] { get }
}
