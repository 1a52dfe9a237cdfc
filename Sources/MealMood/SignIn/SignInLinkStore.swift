import Crypto
import SQLite

/// Links that let somebody in once, without a password. Only the hash of their code is kept.
enum SignInLinkStore {
    static let lifetime: Int64 = 1_800

    /// Answers the code of a new link, 128 random bits.
    static func create(for person: MemberID, at now: Int64, in db: Connection) throws -> String {
        let code = randomID(bytes: 16)
        try db.execute("DELETE FROM sign_in_link WHERE expires_at <= \(now)")
        try db.execute(
            """
            INSERT INTO sign_in_link (code_hash, account_id, expires_at)
            VALUES (\(hash(code)), \(person.text), \(now + lifetime))
            """)
        return code
    }

    /// Whose link it is; nil for one that was never made, was used, or is too old.
    static func person(of code: String, at now: Int64, in db: Connection) throws -> MemberID? {
        try db.first(
            "SELECT account_id FROM sign_in_link WHERE code_hash = \(hash(code)) AND expires_at > \(now)"
        ) { MemberID(text: try $0.text(0)) }
    }

    static func use(_ code: String, in db: Connection) throws {
        try db.execute("DELETE FROM sign_in_link WHERE code_hash = \(hash(code))")
    }

    private static func hash(_ code: String) -> [UInt8] { sha256(Array(code.utf8)) }
}
