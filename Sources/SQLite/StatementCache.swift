/// The prepared statements of one connection by their text, the least recently used leaving first.
struct StatementCache {
    private var statements: [String: Statement] = [:]
    private var clock = 0
    private(set) var prepared = 0
    let limit: Int

    init(limit: Int) { self.limit = limit }

    var count: Int { statements.count }

    /// A statement for the caller alone until `giveBack`: the cached one, or a fresh one when that is busy.
    mutating func take(_ sql: String, database: OpaquePointer) throws(SQLiteError) -> Statement {
        clock += 1
        let cached = statements[sql]
        if let cached, !cached.isBusy {
            cached.isBusy = true
            cached.lastUse = clock
            return cached
        }
        let statement = try Statement(sql, database: database)
        prepared += 1
        guard cached == nil else { return statement }
        statement.isBusy = true
        statement.lastUse = clock
        makeRoom()
        statements[sql] = statement
        return statement
    }

    func giveBack(_ statement: Statement) {
        statement.reset()
        statement.isBusy = false
    }

    mutating func removeAll() { statements.removeAll() }

    private mutating func makeRoom() {
        guard statements.count >= limit else { return }
        let idle = statements.values.filter { !$0.isBusy }
        guard let oldest = idle.min(by: { $0.lastUse < $1.lastUse }) else { return }
        statements[oldest.sql] = nil
    }
}
