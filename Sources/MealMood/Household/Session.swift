import Crypto
import HTTP
import Localization
import SQLite

/// A browser that stays signed in. The token lives in its cookie; the table knows only the hash.
enum Session {
    /// Seconds without use after which it ends.
    static let lifetime = 180 * 86_400
    /// Seconds of use until it is noted again.
    static let renewal: Int64 = 900
    /// For so long the same form is the same press.
    static let press: Int64 = 60

    struct Identity: Sendable {
        var household: Household
        var member: Member
        /// The id of the session that the request came by; nil for a program.
        var session: String?
        /// When the session was last noted as used.
        var seenAt: Int64 = 0
        /// A program that its member has given an access token.
        var isProgram = false
    }

    static func identity(token: String, at now: Int64, in db: Connection) throws -> Identity? {
        guard let token = Token(text: token) else { return nil }
        let account = try db.first(
            """
            SELECT id, account_id, last_seen_at FROM session
            WHERE token_hash = \(token.hash) AND last_seen_at > \(now - Int64(lifetime))
            """
        ) { (session: try $0.text(0), person: MemberID(text: try $0.text(1)), seenAt: Int64(try $0.int(2))) }
        guard let account, var identity = try identity(of: account.person, in: db) else { return nil }
        identity.session = account.session
        identity.seenAt = account.seenAt
        return identity
    }

    /// Whether a session still opens what it opened.
    static func isOpen(_ id: String, at now: Int64, in db: Connection) throws -> Bool {
        try db.first("SELECT 1 FROM session WHERE id = \(id) AND last_seen_at > \(now - Int64(lifetime))") {
            try $0.int(0)
        } != nil
    }

    /// The person in the household where they live: nothing else opens a household.
    static func identity(of person: MemberID, in db: Connection) throws -> Identity? {
        try db.first(
            """
            SELECT h.id, h.time_zone, h.meals, h.includes_weekends, h.onboarding_step, h.change_number, h.library_seq,
                h.name, m.role, a.id, a.name, a.colour, a.language, a.theme, a.calendar_is_on, a.calendar_lunch_time,
                a.calendar_dinner_time, a.calendar_duration, a.calendar_prefix, a.calendar_reminder
            FROM account a JOIN household h ON h.id = a.household_id
            JOIN member m ON m.household_id = h.id AND m.id = a.id
            WHERE a.id = \(person.text) AND h.deleted_at IS NULL AND m.deleted_at IS NULL
            """, identity(from:))
    }

    /// A new session of a person; answers the token, which is kept nowhere else. The same form sent again gets the same
    /// session under another token, because a browser that was pressed twice knows only the last answer.
    ///
    /// - Parameters:
    ///   - device: what the browser says of itself (`Device.stored`).
    ///   - name: what the person calls the device.
    ///   - form: the secret of the form that was sent.
    static func start(
        for person: MemberID, on device: String, named name: String = "", form: Token? = nil, at now: Int64,
        in db: Connection
    ) throws -> Token {
        let token = Token()
        if let form {
            if try Session.person(of: form, at: now, in: db) == person {
                try db.execute("UPDATE session SET token_hash = \(token.hash) WHERE form_hash = \(form.hash)")
                return token
            }
            // A page that was come back to: its form is a new press.
            try db.execute("UPDATE session SET form_hash = NULL WHERE form_hash = \(form.hash)")
        }
        try db.execute(
            """
            INSERT INTO session (token_hash, id, account_id, device, name, form_hash, created_at, last_seen_at)
            VALUES (\(token.hash), \(randomID()), \(person.text), \(device), \(name), \(form?.hash), \(now), \(now))
            """)
        return token
    }

    /// Who came in by a form a moment ago; nil for a form that began nothing.
    static func person(of form: Token, at now: Int64, in db: Connection) throws -> MemberID? {
        try db.first(
            "SELECT account_id FROM session WHERE form_hash = \(form.hash) AND created_at > \(now - press)"
        ) { MemberID(text: try $0.text(0)) }
    }

    /// What opens nothing any more, and need not be kept.
    static func purge(at now: Int64, in db: Connection) throws {
        try db.execute("DELETE FROM session WHERE last_seen_at <= \(now - Int64(lifetime))")
        try db.execute("DELETE FROM sign_in_link WHERE expires_at <= \(now)")
        try db.execute("DELETE FROM invitation WHERE expires_at <= \(now)")
        try db.execute("DELETE FROM pairing WHERE expires_at <= \(now - Pairing.answerLifetime)")
    }

    /// Notes that it is used; answers whether it did, and the cookie must be sent anew.
    static func renew(_ token: Token, at now: Int64, in db: Connection) throws -> Bool {
        try db.execute(
            """
            UPDATE session SET last_seen_at = \(now)
            WHERE token_hash = \(token.hash) AND last_seen_at <= \(now - renewal)
            """)
        return db.changes > 0
    }

    /// Gives a session another token; the former one is nobody's from then on.
    static func exchange(_ token: Token, in db: Connection) throws -> Token {
        let fresh = Token()
        try db.execute("UPDATE session SET token_hash = \(fresh.hash) WHERE token_hash = \(token.hash)")
        return fresh
    }

    private static func identity(from row: borrowing Row) throws -> Identity {
        let household = Household(
            id: HouseholdID(text: try row.text(0)), timeZone: try row.text(1),
            meals: PlannedMeals(rawValue: try row.text(2)) ?? .both, includesWeekends: try row.bool(3),
            onboardingStep: try row.textOrNil(4).flatMap(OnboardingStep.init(rawValue:)),
            changeNumber: try row.int(5), librarySeq: try row.int(6), name: try row.text(7))
        let member = Member(
            id: MemberID(text: try row.text(9)), role: Member.Role(rawValue: try row.text(8)) ?? .member,
            name: try row.text(10), colour: AvatarColour(rawValue: try row.text(11)) ?? .coral,
            language: try row.textOrNil(12).flatMap(Language.init(rawValue:)),
            theme: try row.textOrNil(13).flatMap(Theme.init(rawValue:)),
            calendar: try AccountStore.calendar(from: row, at: 14))
        return Identity(household: household, member: member)
    }
}
