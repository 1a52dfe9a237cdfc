import Crypto
import SQLite

enum PairingStore {
    /// A new one takes the place of what the same person has begun before.
    static func create(_ id: String, code: String, of person: MemberID, at now: Int64, in db: Connection) throws {
        try db.execute(
            """
            DELETE FROM pairing
            WHERE expires_at <= \(now - Pairing.answerLifetime) OR account_id = \(person.text) AND state = 'shown'
            """)
        try db.execute(
            """
            INSERT INTO pairing (id, account_id, code_hash, state, expires_at)
            VALUES (\(id), \(person.text), \(hash(code)), 'shown', \(now + Pairing.codeLifetime))
            """)
    }

    static func pairing(_ id: String, of person: MemberID, in db: Connection) throws -> Pairing? {
        try db.first(
            """
            SELECT id, account_id, state, expires_at, number, device, name FROM pairing
            WHERE id = \(id) AND account_id = \(person.text)
            """, pairing(from:))
    }

    /// What a code opens now.
    static func pairing(code: String, at now: Int64, in db: Connection) throws -> Pairing? {
        try db.first(
            """
            SELECT id, account_id, state, expires_at, number, device, name FROM pairing
            WHERE code_hash = \(hash(code)) AND expires_at > \(now)
            """, pairing(from:))
    }

    /// Whether it is this browser that has asked.
    static func isPhone(_ phone: Token, of pairing: Pairing, in db: Connection) throws -> Bool {
        try db.first("SELECT 1 FROM pairing WHERE id = \(pairing.id) AND phone_hash = \(phone.hash)") {
            try $0.int(0)
        } != nil
    }

    /// Whether the pairing was asked for by this form.
    static func isForm(_ form: Token, of pairing: Pairing, in db: Connection) throws -> Bool {
        try db.first("SELECT 1 FROM pairing WHERE id = \(pairing.id) AND form_hash = \(form.hash)") {
            try $0.int(0)
        } != nil
    }

    static func ask(
        _ pairing: Pairing, number: Int, name: String, phone: Token, form: Token?, _ context: VisitorContext
    ) throws {
        try context.db.execute(
            """
            UPDATE pairing SET state = 'asked', number = \(number), device = \(context.device.stored), name = \(name),
                phone_hash = \(phone.hash), form_hash = \(form?.hash),
                former_session = \(context.identity?.session), expires_at = \(context.now + Pairing.answerLifetime)
            WHERE id = \(pairing.id)
            """)
    }

    /// The same press again: only the last answer reaches the phone.
    static func changePhone(of pairing: Pairing, to phone: Token, in db: Connection) throws {
        try db.execute("UPDATE pairing SET phone_hash = \(phone.hash) WHERE id = \(pairing.id)")
    }

    /// The phone's token is good from now on. Answers the session that the phone had before, which ends.
    static func confirm(_ pairing: Pairing, at now: Int64, in db: Connection) throws -> String? {
        try db.execute(
            """
            INSERT INTO session (token_hash, id, account_id, device, name, created_at, last_seen_at)
            SELECT phone_hash, \(randomID()), account_id, device, name, \(now), \(now) FROM pairing
            WHERE id = \(pairing.id)
            """)
        try db.execute(
            """
            UPDATE pairing SET state = 'confirmed', expires_at = \(now + Pairing.answerLifetime)
            WHERE id = \(pairing.id)
            """)
        return try db.first("SELECT former_session FROM pairing WHERE id = \(pairing.id)") { try $0.textOrNil(0) }
            .flatMap(\.self)
    }

    static func refuse(_ pairing: Pairing, in db: Connection) throws {
        try db.execute("UPDATE pairing SET state = 'refused' WHERE id = \(pairing.id)")
    }

    private static func hash(_ code: String) -> [UInt8] { sha256(Array(code.utf8)) }

    private static func pairing(from row: borrowing Row) throws -> Pairing {
        Pairing(
            id: try row.text(0), person: MemberID(text: try row.text(1)),
            state: Pairing.State(rawValue: try row.text(2)) ?? .refused, expiresAt: Int64(try row.int(3)),
            number: try row.intOrNil(4), device: try row.text(5), name: try row.text(6))
    }
}
