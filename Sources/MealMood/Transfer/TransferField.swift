/// The members of a file's objects, named as in the file.
enum TransferField: String, CaseIterable, Sendable {
    case version, exportedAt, withoutPhotos, household, member, tags, dishes, weeks
    case id, name, language, theme, calendar, timeZone, meals, includesWeekends
    case isOn, lunchTime, dinnerTime, durationMinutes, prefix, reminderMinutes
    case given, colour, rules, maxPerWeek, minPerWeek, noConsecutive, noDuplicateInDay, mealTypeRestriction
    case description, ingredients, amount, unit, photo, isPriority, fixedDay, fixedMeal, minDaysBetween, suggestion,
        isDeleted
    case monday, rating, slots, slot, state, dish, secondaryDish, note, isIgnored, isOverridden

    /// Those that hold other members: they say where something stands.
    static let parts: [TransferField] = [
        .household, .member, .calendar, .tags, .rules, .dishes, .ingredients, .weeks, .slots,
    ]
}
