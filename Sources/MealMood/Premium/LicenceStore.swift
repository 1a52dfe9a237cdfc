import SQLite

/// The codes that one person has saved. They belong to the person and are never part of what the
/// household shares or exports.
struct LicenceStore {
    let account: MemberID
    let db: Connection

    struct Saved {
        let id: String
        let code: String
    }

    /// In the order they were saved.
    func all() throws -> [Saved] {
        try db.rows(
            """
            SELECT licence_id, code FROM licence
            WHERE account_id = \(account.text) AND removed_at IS NULL
            ORDER BY saved_at, licence_id
            """
        ) { Saved(id: try $0.text(0), code: try $0.text(1)) }
    }

    /// Checked again at each request: a key that a server no longer knows gives nothing from then on.
    func licences(by keys: LicenceKeys) throws -> SavedLicences {
        let saved = try all()
        guard !saved.isEmpty else { return SavedLicences() }
        return SavedLicences(
            licences: saved.compactMap { $0.checked(by: keys) }, newestTime: try NewestTime.seen(in: db))
    }

    /// Whether another person has or had it: a licence is for one account of this server.
    func isTaken(_ licence: Licence) throws -> Bool {
        try db.first(
            """
            SELECT 1 FROM licence
            WHERE licence_id = \(licence.id) AND account_id <> \(account.text)
            """
        ) { try $0.int(0) } != nil
    }

    /// A code that is there already stays as it is; a newer code of the same licence takes its place.
    func save(_ code: LicenceCode, at now: Int64) throws {
        try db.execute(
            """
            INSERT INTO licence (account_id, licence_id, code, saved_at)
            VALUES (\(account.text), \(code.licence.id), \(code.text), \(now))
            ON CONFLICT (account_id, licence_id) DO UPDATE SET code = excluded.code, removed_at = NULL
            """)
    }

    func remove(_ id: String, at now: Int64) throws {
        try db.execute(
            """
            UPDATE licence SET removed_at = \(now)
            WHERE account_id = \(account.text) AND licence_id = \(id)
            """)
    }
}

extension LicenceStore.Saved {
    /// What the code says; nil when no key of this server has made it.
    func checked(by keys: LicenceKeys) -> Licence? {
        guard let code = try? LicenceCode(code), (try? code.check(by: keys)) != nil else { return nil }
        return code.licence
    }
}
