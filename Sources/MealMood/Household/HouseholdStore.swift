import Localization
import SQLite

enum HouseholdStore {
    /// With its first person, whose account is made too.
    static func create(_ household: Household, owner: Member, at now: Int64, in db: Connection) throws {
        try insert(household, by: owner.id, at: now, in: db)
        let stamp = Stamp(household: household.id, by: owner.id, seq: 1, at: now)
        try AccountStore.create(owner, in: household.id, at: now, db)
        try MemberStore.add(owner, stamp: stamp, in: db)
    }

    /// Without anybody in it yet.
    static func insert(_ household: Household, by person: MemberID, at now: Int64, in db: Connection) throws {
        try db.execute(
            """
            INSERT INTO household (id, name, time_zone, meals, includes_weekends, onboarding_step, change_number,
                library_seq, seq, rev, updated_at, updated_by)
            VALUES (\(household.id.text), \(household.name), \(household.timeZone), \(household.meals.rawValue),
                \(household.includesWeekends), \(household.onboardingStep?.rawValue), 1, 1, 1, 1, \(now),
                \(person.text))
            """)
        try ChangeEpoch.begin(household.id, at: now, in: db)
    }

    static func save(_ household: Household, stamp: Stamp, in db: Connection) throws {
        try db.execute(
            """
            UPDATE household SET name = \(household.name), time_zone = \(household.timeZone), meals = \(household.meals.rawValue),
                includes_weekends = \(household.includesWeekends),
                onboarding_step = \(household.onboardingStep?.rawValue),
                seq = \(stamp.seq), rev = rev + 1, updated_at = \(stamp.at), updated_by = \(stamp.by.text)
            WHERE id = \(household.id.text)
            """)
    }

    static func changeNumber(of household: HouseholdID, in db: Connection) throws -> Int? {
        try db.first("SELECT change_number FROM household WHERE id = \(household.text)") { try $0.int(0) }
    }

    /// How far each household is.
    static func changeNumbers(in db: Connection) throws -> [HouseholdID: Int] {
        let numbers = try db.rows("SELECT id, change_number FROM household") {
            (HouseholdID(text: try $0.text(0)), try $0.int(1))
        }
        return Dictionary(uniqueKeysWithValues: numbers)
    }

    /// Says that a dish or a tag has changed.
    static func libraryChanged(_ stamp: Stamp, in db: Connection) throws {
        try db.execute("UPDATE household SET library_seq = \(stamp.seq) WHERE id = \(stamp.household.text)")
    }
}
