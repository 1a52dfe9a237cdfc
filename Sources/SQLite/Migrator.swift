/// Brings a database to the schema of the program, by named steps that are only ever appended.
///
/// Each step is one transaction, recorded in the table `migration`. Foreign keys are off while a step runs, so that it
/// may rebuild tables (sqlite.org/lang_altertable.html §7), and all of them are checked before it commits.
package struct Migrator: Sendable {
    private let migrations: [Migration]

    /// Two migrations of one name are a mistake of the program.
    package init(_ migrations: [Migration]) {
        precondition(Set(migrations.map(\.name)).count == migrations.count, "two migrations of one name")
        self.migrations = migrations
    }

    /// What was done: the steps applied, and the copy made before, if there was something to copy.
    package struct Report: Sendable, Equatable {
        package let applied: [String]
        package let copy: String?
    }

    /// Applies what is missing. `appliedAt` is recorded as given. A database that has been used before is first copied
    /// to a file of the name `copyName` in its own folder (with `-2` and so on behind it when that is taken).
    ///
    /// Throws `MigrationError`, or `SQLiteError` when the database cannot be read or copied.
    @discardableResult
    package func migrate(_ connection: Connection, appliedAt: Int64, copyName: String) throws -> Report {
        let pending = try self.pending(connection)
        guard !pending.isEmpty else { return Report(applied: [], copy: nil) }
        let isUsed = pending.count < migrations.count
        let copy = isUsed ? try copyBeside(connection, copyName) : nil
        let applied = try pending.filter { try apply($0, to: connection, at: appliedAt) }
        return Report(applied: applied.map(\.name), copy: copy)
    }

    /// The names of the steps that a database lacks. Throws when it is not one that this program may touch.
    package func pendingNames(_ connection: Connection) throws -> [String] {
        try pending(connection).map(\.name)
    }

    private func pending(_ connection: Connection) throws -> [Migration] {
        let applied = try appliedNames(connection)
        let known = Set(migrations.map(\.name))
        let unknown = applied.subtracting(known)
        guard unknown.isEmpty else { throw MigrationError.newerDatabase(unknown: unknown.sorted()) }
        let pending = migrations.drop { applied.contains($0.name) }
        guard let last = pending.last(where: { applied.contains($0.name) }) else { return Array(pending) }
        let missing = pending.prefix { $0.name != last.name }.first
        throw MigrationError.outOfOrder(missing?.name ?? last.name)
    }

    private func appliedNames(_ connection: Connection) throws -> Set<String> {
        let tables = try connection.rows("SELECT name FROM sqlite_schema WHERE type = 'table'") { row in
            try row.text(0)
        }
        guard !tables.isEmpty else { return [] }
        guard tables.contains("migration") else { throw MigrationError.foreignDatabase }
        return Set(try connection.rows("SELECT name FROM migration") { row in try row.text(0) })
    }

    private func copyBeside(_ connection: Connection, _ copyName: String) throws -> String? {
        guard let path = connection.path else { return nil }
        let name = "\(DatabaseFile.directory(of: path))/\(copyName)"
        var copy = name
        var number = 2
        while DatabaseFile.exists(copy) {
            copy = "\(name)-\(number)"
            number += 1
        }
        try connection.backup(to: copy)
        return copy
    }

    /// False when another process was faster.
    private func apply(_ migration: Migration, to connection: Connection, at appliedAt: Int64) throws -> Bool {
        try connection.setForeignKeys(enforced: false)
        defer { try? connection.setForeignKeys(enforced: true) }
        return try connection.transaction(.immediate) {
            try connection.script(Self.table)
            let name = migration.name
            guard try !appliedNames(connection).contains(name) else { return false }
            try run(migration, on: connection)
            try connection.execute("INSERT INTO migration (name, applied_at) VALUES (\(name), \(appliedAt))")
            return true
        }
    }

    private func run(_ migration: Migration, on connection: Connection) throws {
        do {
            try migration.run(connection)
        } catch {
            throw MigrationError.failed(migration.name, underlying: error)
        }
        guard connection.isInTransaction else { throw MigrationError.endedTransaction(migration.name) }
        let broken = try connection.brokenForeignKeys()
        guard broken.isEmpty else { throw MigrationError.brokenForeignKeys(migration.name, broken) }
    }

    private static let table: StaticString = """
        CREATE TABLE IF NOT EXISTS migration (name TEXT PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT, WITHOUT ROWID
        """
}
