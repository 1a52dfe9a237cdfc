import Localization
import SQLite

enum SettingsStore {
    /// Saves what differs from what the request began with. What the whole household has by default is its owner's to
    /// change.
    static func write(_ household: Household, _ member: Member, _ context: MemberContext) throws {
        let isOther = household != context.household
        let isOtherMember = !member.hasSettings(of: context.member)
        guard isOther || isOtherMember else { return }
        if isOther { try context.requireOwner() }
        let stamp = try context.stamp()
        if isOther { try HouseholdStore.save(household, stamp: stamp, in: context.db) }
        if isOtherMember { try save(member, stamp: stamp, in: context.db) }
    }

    static func save(_ member: Member, stamp: Stamp, in db: Connection) throws {
        let calendar = member.calendar
        try db.execute(
            """
            UPDATE member SET language = \(member.language?.code), theme = \(member.theme?.rawValue),
                calendar_is_on = \(calendar.isOn), calendar_lunch_time = \(calendar.lunchTime.minutes),
                calendar_dinner_time = \(calendar.dinnerTime.minutes),
                calendar_duration = \(calendar.durationMinutes), calendar_prefix = \(calendar.prefix),
                calendar_reminder = \(calendar.reminderMinutes),
                seq = \(stamp.seq), rev = rev + 1, updated_at = \(stamp.at), updated_by = \(stamp.by.text)
            WHERE household_id = \(stamp.household.text) AND id = \(member.id.text)
            """)
    }

    /// What `save` writes of the calendar, from the column `first` on.
    static func calendar(from row: borrowing Row, at first: Int) throws -> CalendarSettings {
        CalendarSettings(
            isOn: try row.bool(first), lunchTime: ClockTime(minutes: try row.int(first + 1)) ?? .usualLunch,
            dinnerTime: ClockTime(minutes: try row.int(first + 2)) ?? .usualDinner,
            durationMinutes: try row.int(first + 3), prefix: try row.text(first + 4),
            reminderMinutes: try row.intOrNil(first + 5))
    }

    /// The household's people, by name.
    static func people(of household: HouseholdID, in db: Connection) throws -> [Person] {
        try db.rows(
            """
            SELECT id, name, role FROM member
            WHERE household_id = \(household.text) AND deleted_at IS NULL ORDER BY name, id
            """
        ) { row in
            Person(
                id: MemberID(text: try row.text(0)), name: try row.text(1),
                role: Member.Role(rawValue: try row.text(2)) ?? .member)
        }
    }

    struct Person {
        let id: MemberID
        let name: String
        let role: Member.Role
    }
}

extension Member {
    func hasSettings(of other: Member) -> Bool {
        language == other.language && theme == other.theme && calendar == other.calendar
    }
}

extension MemberContext {
    var isOwner: Bool { member.role == .owner }

    func requireOwner() throws {
        guard isOwner else { throw AppError.ownerNeeded }
    }
}
