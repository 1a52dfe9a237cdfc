import Foundation
import Localization
import SQLite

/// The people of this server.
enum AccountStore {
    /// Whether the server belongs to somebody.
    static func exists(in db: Connection) throws -> Bool {
        try db.first("SELECT 1 FROM account") { try $0.int(0) } != nil
    }

    /// A person who lives in a household from now on; their document there is `MemberStore`'s.
    static func create(_ person: Member, in household: HouseholdID, at now: Int64, _ db: Connection) throws {
        try db.execute(
            """
            INSERT INTO account (id, name, name_key, colour, household_id, created_at)
            VALUES (\(person.id.text), \(person.name), \(nameKey(person.name)), \(person.colour.rawValue),
                \(household.text), \(now))
            """)
        try saveSettings(of: person, in: db)
    }

    /// What is only the person's own: no other member ever sees it, so no document changes.
    static func saveSettings(of person: Member, in db: Connection) throws {
        let calendar = person.calendar
        try db.execute(
            """
            UPDATE account SET language = \(person.language?.code), theme = \(person.theme?.rawValue),
                calendar_is_on = \(calendar.isOn), calendar_lunch_time = \(calendar.lunchTime.minutes),
                calendar_dinner_time = \(calendar.dinnerTime.minutes),
                calendar_duration = \(calendar.durationMinutes), calendar_prefix = \(calendar.prefix),
                calendar_reminder = \(calendar.reminderMinutes)
            WHERE id = \(person.id.text)
            """)
    }

    /// What the others see of a person: in the account, and in the document of the household that they live in.
    static func saveLook(of person: Member, stamp: Stamp, in db: Connection) throws {
        try db.execute(
            """
            UPDATE account SET name = \(person.name), name_key = \(nameKey(person.name)),
                colour = \(person.colour.rawValue)
            WHERE id = \(person.id.text)
            """)
        try db.execute(
            """
            UPDATE member SET name = \(person.name), colour = \(person.colour.rawValue), seq = \(stamp.seq),
                rev = rev + 1, updated_at = \(stamp.at), updated_by = \(stamp.by.text)
            WHERE household_id = \(stamp.household.text) AND id = \(person.id.text)
            """)
    }

    /// Name and colour, as others see them; nameless for nobody.
    static func look(of person: MemberID, in db: Connection) throws -> (name: String, colour: AvatarColour) {
        try db.first("SELECT name, colour FROM account WHERE id = \(person.text)") {
            (name: try $0.text(0), colour: AvatarColour(rawValue: try $0.text(1)) ?? .coral)
        } ?? (name: "", colour: .coral)
    }

    /// Whether somebody else of this server has the name, whatever its case and accents.
    static func isTaken(_ name: String, but person: MemberID?, in db: Connection) throws -> Bool {
        try db.first("SELECT id FROM account WHERE name_key = \(nameKey(name))") { try $0.text(0) }
            .map { $0 != person?.text } ?? false
    }

    /// How names are compared; nil for none.
    static func nameKey(_ name: String) -> String? {
        let key = name.precomposedStringWithCanonicalMapping
            .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return key.isEmpty ? nil : key
    }

    /// The calendar's columns, in the order of `calendarColumns`, from the column `first` on.
    static func calendar(from row: borrowing Row, at first: Int) throws -> CalendarSettings {
        CalendarSettings(
            isOn: try row.bool(first), lunchTime: ClockTime(minutes: try row.int(first + 1)) ?? .usualLunch,
            dinnerTime: ClockTime(minutes: try row.int(first + 2)) ?? .usualDinner,
            durationMinutes: try row.int(first + 3), prefix: try row.text(first + 4),
            reminderMinutes: try row.intOrNil(first + 5))
    }
}
