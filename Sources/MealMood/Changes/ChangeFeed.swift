import SQLite

/// What has changed in a household, for a device that was away.
struct ChangeFeed {
    /// Seconds that the tombstone of a document stays.
    static let memory: Int64 = 180 * 86_400

    struct Part {
        let heads: [DocumentHead]
        let next: ChangeCursor
        let hasMore: Bool
    }

    /// Why a cursor cannot be served: then everything is to be read again.
    enum Gone: String, Error {
        /// It comes from before a backup was put back or a file brought in.
        case epoch
        /// Tombstones that it has not seen are gone for good.
        case expired
    }

    let household: Household
    let db: Connection

    /// - Parameter cursor: nil to begin with.
    func part(after cursor: ChangeCursor?, limit: Int) throws -> Part {
        if let cursor { try check(cursor) }
        let place = cursor?.place ?? .start
        // Who asks may be known from a moment ago: what came since is told the next time.
        let heads = try DocumentHead.changed(after: place, of: household.id, limit: limit + 1, in: db)
            .filter { $0.seq <= household.changeNumber }
        let shown = Array(heads.prefix(limit))
        let hasMore = heads.count > limit
        let end = hasMore ? shown.last?.place : nil
        let next = ChangeCursor(
            epoch: try ChangeEpoch.current(of: household.id, in: db), known: household.changeNumber,
            place: end ?? .after(household.changeNumber))
        return Part(heads: shown, next: next, hasMore: hasMore)
    }

    private func check(_ cursor: ChangeCursor) throws {
        guard try ChangeEpoch.holds(cursor.epoch, upTo: cursor.known, of: household.id, in: db) else {
            throw Gone.epoch
        }
        guard cursor.known >= (try Self.purged(of: household.id, in: db)) else { throw Gone.expired }
    }

    /// The newest change number of a tombstone that is gone for good.
    static func purged(of household: HouseholdID, in db: Connection) throws -> Int {
        try db.first("SELECT purged_seq FROM household WHERE id = \(household.text)") { try $0.int(0) } ?? 0
    }
}
