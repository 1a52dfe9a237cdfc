/// A value of JSON (RFC 8259) as `JSONReader` reads it.
package enum JSONValue: Sendable, Equatable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([JSONValue])
    /// Members by their names.
    case object([String: JSONValue])
}
