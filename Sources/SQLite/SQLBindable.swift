/// A value that may stand between `\(` and `)` of an `SQL` literal and then travels as a parameter, never as text.
package protocol SQLBindable {
    var sqlValue: SQLValue { get }
}

extension SQLValue: SQLBindable {
    package var sqlValue: SQLValue { self }
}

extension Int: SQLBindable {
    package var sqlValue: SQLValue { .integer(Int64(self)) }
}

extension Int64: SQLBindable {
    package var sqlValue: SQLValue { .integer(self) }
}

/// Stored as 0 or 1: SQLite has no truth values.
extension Bool: SQLBindable {
    package var sqlValue: SQLValue { .integer(self ? 1 : 0) }
}

/// NaN is refused when the statement runs, because SQLite would store NULL in its place.
extension Double: SQLBindable {
    package var sqlValue: SQLValue { .real(self) }
}

extension String: SQLBindable {
    package var sqlValue: SQLValue { .text(self) }
}

extension [UInt8]: SQLBindable {
    package var sqlValue: SQLValue { .blob(self) }
}

extension Optional: SQLBindable where Wrapped: SQLBindable {
    package var sqlValue: SQLValue { self?.sqlValue ?? .null }
}

extension SQLBindable where Self: RawRepresentable, RawValue: SQLBindable {
    /// An enum of strings or integers conforms by declaring so: `extension Meal: SQLBindable {}`.
    package var sqlValue: SQLValue { rawValue.sqlValue }
}
