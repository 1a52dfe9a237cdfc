import SQLite

/// The hashes of passwords, and whose they are.
enum PasswordStore {
    struct Account: Sendable {
        let person: MemberID
        /// Nil without a password.
        let hash: String?
    }

    /// Who signs in by that name.
    static func account(named name: String, in db: Connection) throws -> Account? {
        guard let key = AccountStore.nameKey(name) else { return nil }
        return try db.first("SELECT id, password FROM account WHERE name_key = \(key)") {
            Account(person: MemberID(text: try $0.text(0)), hash: try $0.textOrNil(1))
        }
    }

    static func hash(of person: MemberID, in db: Connection) throws -> String? {
        try db.first("SELECT password FROM account WHERE id = \(person.text)") { try $0.textOrNil(0) }.flatMap(\.self)
    }

    /// What else was on its way to let somebody in as this person is worth nothing any more.
    static func save(_ hash: String?, of person: MemberID, in db: Connection) throws {
        try db.execute("UPDATE account SET password = \(hash) WHERE id = \(person.text)")
        try db.execute("DELETE FROM sign_in_link WHERE account_id = \(person.text)")
        try db.execute("DELETE FROM pairing WHERE account_id = \(person.text) AND state <> 'confirmed'")
    }
}
