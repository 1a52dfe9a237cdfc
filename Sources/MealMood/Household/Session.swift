import Crypto
import HTTP
import Localization
import SQLite

/// A browser that stays signed in. The token lives in its cookie; the table knows only the hash.
enum Session {
    static let lifetime = 365 * 86_400

    struct Identity: Sendable {
        var household: Household
        var member: Member
        /// The id of the session that the request came by; nil for a program.
        var session: String?
        /// A program that its member has given an access token.
        var isProgram = false
    }

    static func identity(token: String, at now: Int64, in db: Connection) throws -> Identity? {
        guard let token = Token(text: token) else { return nil }
        let account = try db.first(
            """
            SELECT id, account_id FROM session
            WHERE token_hash = \(token.hash) AND last_seen_at > \(now - Int64(lifetime))
            """
        ) { (session: try $0.text(0), person: MemberID(text: try $0.text(1))) }
        guard let account, var identity = try identity(of: account.person, in: db) else { return nil }
        identity.session = account.session
        return identity
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

    /// A new session of a person; answers the token, which is kept nowhere else.
    ///
    /// - Parameter device: what the list of sessions calls the browser.
    static func start(for person: MemberID, on device: String, at now: Int64, in db: Connection) throws -> Token {
        let token = Token()
        try db.execute(
            """
            INSERT INTO session (token_hash, id, account_id, device, created_at, last_seen_at)
            VALUES (\(token.hash), \(randomID()), \(person.text), \(device), \(now), \(now))
            """)
        return token
    }

    /// Once a day of use the year starts again; answers whether it did, and the cookie must be sent anew.
    static func renew(_ token: Token, at now: Int64, in db: Connection) throws -> Bool {
        try db.execute(
            """
            UPDATE session SET last_seen_at = \(now)
            WHERE token_hash = \(token.hash) AND last_seen_at <= \(now - 86_400)
            """)
        return db.changes > 0
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
