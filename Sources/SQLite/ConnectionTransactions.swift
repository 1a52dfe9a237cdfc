import CSQLite

/// When a transaction takes its lock (sqlite.org/lang_transaction.html).
package enum TransactionKind: Sendable {
    /// At the first statement that needs it.
    case deferred
    /// At once, so that it cannot find later that another connection was faster.
    case immediate
    /// At once; in WAL mode the same as immediate.
    case exclusive
}

extension Connection {
    /// Commits what `body` did, or rolls it back when `body` or the commit throws. Transactions do not nest: use
    /// `savepoint` inside.
    package func transaction<T>(_ kind: TransactionKind = .immediate, _ body: () throws -> T) throws -> T {
        try begin(kind)
        do {
            let value = try body()
            try execute("COMMIT")
            return value
        } catch {
            rollback()
            throw error
        }
    }

    /// Keeps what `body` did as part of the transaction around it, or undoes just that when `body` throws. Without a
    /// transaction around it, it is one.
    package func savepoint<T>(_ body: () throws -> T) throws -> T {
        try execute("SAVEPOINT part")
        do {
            let value = try body()
            try execute("RELEASE part")
            return value
        } catch {
            undoPart()
            throw error
        }
    }

    /// Runs `body` in a read transaction: from its first read on it sees the database as it was then, whatever other
    /// connections commit. Changes are refused, also on a connection that could make them. Inside a transaction it is
    /// just `body`, which already reads from one state.
    package func snapshot<T>(_ body: () throws -> T) throws -> T {
        guard !isInTransaction else { return try body() }
        guard isReadOnly else { return try refusingChanges { try transaction(.deferred, body) } }
        return try transaction(.deferred, body)
    }

    private func begin(_ kind: TransactionKind) throws(SQLiteError) {
        switch kind {
        case .deferred: try execute("BEGIN DEFERRED")
        case .immediate: try execute("BEGIN IMMEDIATE")
        case .exclusive: try execute("BEGIN EXCLUSIVE")
        }
    }

    // SQLite may have rolled back by itself, and then there is nothing left to do.
    private func rollback() {
        guard isInTransaction else { return }
        try? run("ROLLBACK")
    }

    // If the part cannot be undone, the transaction around it must not be committed with half of it.
    private func undoPart() {
        guard isInTransaction else { return }
        do {
            try execute("ROLLBACK TO part")
            try execute("RELEASE part")
        } catch {
            rollback()
        }
    }

    // The pragma takes effect when it is compiled, so it must not come from the cache.
    private func refusingChanges<T>(_ body: () throws -> T) throws -> T {
        try run("PRAGMA query_only = 1")
        defer { try? run("PRAGMA query_only = 0") }
        return try body()
    }
}
