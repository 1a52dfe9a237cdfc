/// How a member wants the planned meals in their own calendar.
struct CalendarSettings: Equatable, Sendable {
    var isOn = false
    var lunchTime = ClockTime.usualLunch
    var dinnerTime = ClockTime.usualDinner
    var durationMinutes = 60
    /// Stands before the title of each event; may be empty.
    var prefix = "🍽️"
    /// Nil reminds of nothing.
    var reminderMinutes: Int?

    static let durations = [30, 60, 90, 120]
    static let reminders = [30, 60, 120]
    static let longestPrefix = 20
}
