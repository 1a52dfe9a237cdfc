/// One value as SQLite stores it: its five storage classes (sqlite.org/datatype3.html).
package enum SQLValue: Sendable, Equatable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])
}
