import Crypto
import Planner
import SQLite

enum ReplacedStore {
    /// So many newest are kept.
    private static let kept = 50

    /// Notes what a write is about to change, if another member has changed it a moment ago. Answers the token that takes
    /// the write back.
    ///
    /// - Parameter former: the document as it is before the write; nil when nothing of it could be brought back.
    static func note(
        _ kind: ReplacedDocument.Kind, _ id: String, isRemoval: Bool, stamp: Stamp, in db: Connection,
        former: () throws -> [UInt8]?
    ) throws -> String? {
        guard let other = try lastWriter(of: kind, id, stamp: stamp, in: db) else { return nil }
        let token = randomID()
        let content = try former().map { String(decoding: $0, as: UTF8.self) }
        try db.execute(
            """
            INSERT INTO replaced_document (household_id, seq, kind, document_id, token, is_removal, former, former_by,
                made_at, made_by)
            VALUES (\(stamp.household.text), \(stamp.seq), \(kind.rawValue), \(id), \(token), \(isRemoval), \(content),
                \(other), \(stamp.at), \(stamp.by.text))
            """)
        try deleteOld(of: stamp.household, in: db)
        return token
    }

    static func document(_ token: String, of household: HouseholdID, in db: Connection) throws -> ReplacedDocument? {
        try all("r.token = \(token)", of: household, in: db).first
    }

    /// Oldest first.
    static func all(_ condition: SQL, of household: HouseholdID, in db: Connection) throws -> [ReplacedDocument] {
        try db.rows(
            """
            SELECT r.kind, r.document_id, r.token, r.seq, r.is_removal, r.former, r.former ->> 'name', r.made_by,
                r.former_by, r.undone_at IS NULL AND r.seq IS CASE r.kind
                    WHEN 'dish' THEN (SELECT seq FROM dish WHERE household_id = r.household_id AND id = r.document_id)
                    ELSE (SELECT seq FROM tag WHERE household_id = r.household_id AND id = r.document_id) END
            FROM replaced_document r WHERE r.household_id = \(household.text) AND (\(literal: condition))
            ORDER BY r.seq, r.kind, r.document_id
            """
        ) { row in
            ReplacedDocument(
                kind: ReplacedDocument.Kind(rawValue: try row.text(0)) ?? .dish, id: try row.text(1),
                token: try row.text(2), seq: try row.int(3), isRemoval: try row.bool(4), former: try row.textOrNil(5),
                name: try row.textOrNil(6), by: MemberID(text: try row.text(7)),
                formerBy: MemberID(text: try row.text(8)), isStanding: try row.bool(9))
        }
    }

    static func markUndone(_ document: ReplacedDocument, stamp: Stamp, in db: Connection) throws {
        try db.execute(
            """
            UPDATE replaced_document SET undone_at = \(stamp.at)
            WHERE household_id = \(stamp.household.text) AND token = \(document.token)
            """)
    }

    /// Nothing that was done before can be taken back any more.
    static func forgetAll(of household: HouseholdID, in db: Connection) throws {
        try db.execute("DELETE FROM replaced_document WHERE household_id = \(household.text)")
    }

    /// Another person of the household whose change is fresh.
    private static func lastWriter(
        of kind: ReplacedDocument.Kind, _ id: String, stamp: Stamp, in db: Connection
    ) throws -> String? {
        let table: SQL = kind == .dish ? "dish" : "tag"
        return try db.first(
            """
            SELECT d.updated_by FROM \(literal: table) d
            JOIN member m ON m.household_id = d.household_id AND m.id = d.updated_by AND m.deleted_at IS NULL
            WHERE d.household_id = \(stamp.household.text) AND d.id = \(id) AND d.updated_by <> \(stamp.by.text)
                AND d.updated_at >= \(stamp.at - Replacement.moment)
            """
        ) { try $0.text(0) }
    }

    private static func deleteOld(of household: HouseholdID, in db: Connection) throws {
        try db.execute(
            """
            DELETE FROM replaced_document
            WHERE household_id = \(household.text) AND seq < (
                SELECT seq FROM replaced_document WHERE household_id = \(household.text)
                ORDER BY seq DESC LIMIT 1 OFFSET \(kept))
            """)
    }
}
