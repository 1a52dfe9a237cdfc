import Crypto
import HTTP
import Localization
import SQLite

/// A browser that stays signed in. The token lives in its cookie; the table knows only the hash.
enum Session {
    static let cookieName = "mm"
    static let lifetime = 365 * 86_400

    struct Identity: Sendable {
        var household: Household
        var member: Member
        /// A program that its member has given an access token.
        var isProgram = false
    }

    static func identity(token: String, at now: Int64, in db: Connection) throws -> Identity? {
        guard let token = Token(text: token) else { return nil }
        let owner = try db.first(
            """
            SELECT household_id, member_id FROM session
            WHERE token_hash = \(token.hash) AND last_seen_at > \(now - Int64(lifetime))
            """
        ) { (HouseholdID(text: try $0.text(0)), MemberID(text: try $0.text(1))) }
        return try owner.flatMap { try identity(of: $1, in: $0, db) }
    }

    /// Nil for a member who is not there any more.
    static func identity(of member: MemberID, in household: HouseholdID, _ db: Connection) throws -> Identity? {
        try db.first(
            """
            SELECT h.id, h.time_zone, h.meals, h.includes_weekends, h.onboarding_step, h.change_number, h.library_seq,
                m.id, m.role, m.language, m.theme, h.name, m.calendar_is_on, m.calendar_lunch_time,
                m.calendar_dinner_time, m.calendar_duration, m.calendar_prefix, m.calendar_reminder
            FROM household h JOIN member m ON m.household_id = h.id
            WHERE h.id = \(household.text) AND m.id = \(member.text)
                AND h.deleted_at IS NULL AND m.deleted_at IS NULL
            """, identity(from:))
    }

    /// A new session for a member; answers the token, which is kept nowhere else.
    static func start(for member: MemberID, of household: HouseholdID, at now: Int64, in db: Connection) throws -> Token
    {
        let token = Token()
        try db.execute(
            """
            INSERT INTO session (token_hash, household_id, member_id, created_at, last_seen_at)
            VALUES (\(token.hash), \(household.text), \(member.text), \(now), \(now))
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

    static func cookie(_ token: Token) -> SetCookie {
        SetCookie(cookieName, token.text, maxAge: lifetime)
    }

    private static func identity(from row: borrowing Row) throws -> Identity {
        let household = Household(
            id: HouseholdID(text: try row.text(0)), timeZone: try row.text(1),
            meals: PlannedMeals(rawValue: try row.text(2)) ?? .both, includesWeekends: try row.bool(3),
            onboardingStep: try row.textOrNil(4).flatMap(OnboardingStep.init(rawValue:)),
            changeNumber: try row.int(5), librarySeq: try row.int(6), name: try row.text(11))
        let member = Member(
            id: MemberID(text: try row.text(7)), role: Member.Role(rawValue: try row.text(8)) ?? .member,
            language: try row.textOrNil(9).flatMap(Language.init(rawValue:)),
            theme: try row.textOrNil(10).flatMap(Theme.init(rawValue:)),
            calendar: try SettingsStore.calendar(from: row, at: 12))
        return Identity(household: household, member: member)
    }
}
