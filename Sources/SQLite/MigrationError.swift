/// Why a database was not brought up to date. It is as it was before the migration named, unless that migration
/// committed by itself.
package enum MigrationError: Error {
    /// It has been used with a newer version of the program: these migrations are unknown to this one.
    case newerDatabase(unknown: [String])
    /// It holds tables, but no record of migrations: some other program's file.
    case foreignDatabase
    /// This migration was inserted before others that the database already has.
    case outOfOrder(String)
    /// The migration failed, for example with an `SQLiteError`.
    case failed(String, underlying: any Error)
    /// The migration left rows without the row they refer to, one line for each.
    case brokenForeignKeys(String, [String])
    /// The migration ended the transaction it runs in.
    case endedTransaction(String)
}

extension MigrationError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .newerDatabase(let unknown):
            "the database is newer than this program: it knows \(unknown.joined(separator: ", "))"
        case .foreignDatabase: "the database belongs to another program"
        case .outOfOrder(let name): "migration \(name) comes before ones that the database already has"
        case .failed(let name, let error): "migration \(name) failed: \(error)"
        case .brokenForeignKeys(let name, let rows):
            "migration \(name) leaves broken references: \(rows.joined(separator: "; "))"
        case .endedTransaction(let name): "migration \(name) ended its transaction"
        }
    }
}
