import Planner
import SQLite

extension DocumentHead {
    /// The documents behind a place, oldest change first; their number is limited.
    static func changed(
        after place: Place, of household: HouseholdID, limit: Int, in db: Connection
    ) throws -> [DocumentHead] {
        let (id, seq) = (household.text, place.seq)
        return try db.rows(
            """
            SELECT * FROM (
                SELECT 0 AS rank, id AS key, seq, rev, updated_at, updated_by, deleted_at, 0 AS monday FROM household
                WHERE id = \(id) AND seq >= \(seq)
                UNION ALL SELECT 1, id, seq, rev, updated_at, updated_by, deleted_at, 0 FROM member
                WHERE household_id = \(id) AND seq >= \(seq)
                UNION ALL SELECT 2, id, seq, rev, updated_at, updated_by, deleted_at, 0 FROM tag
                WHERE household_id = \(id) AND seq >= \(seq)
                UNION ALL SELECT 3, id, seq, rev, updated_at, updated_by, deleted_at, 0 FROM dish
                WHERE household_id = \(id) AND seq >= \(seq)
                UNION ALL SELECT 4, CAST(monday AS TEXT), seq, rev, updated_at, updated_by, deleted_at, monday FROM week
                WHERE household_id = \(id) AND seq >= \(seq)
                UNION ALL SELECT 5, day || ' ' || meal, seq, rev, updated_at, updated_by, deleted_at, monday FROM slot
                WHERE household_id = \(id) AND seq >= \(seq))
            WHERE (seq, rank, key) > (\(seq), \(place.rank), \(place.key)) ORDER BY seq, rank, key LIMIT \(limit)
            """, head(from:))
    }

    private static func head(from row: borrowing Row) throws -> DocumentHead {
        let place = Place(seq: try row.int(2), rank: try row.int(0), key: try row.text(1))
        return DocumentHead(
            kind: DocumentKind.allCases[place.rank], place: place, monday: CivilDay(number: try row.int(7)),
            rev: try row.int(3), at: try row.int64(4), by: MemberID(text: try row.text(5)),
            deletedAt: try row.int64OrNil(6))
    }
}
