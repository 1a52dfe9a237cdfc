import Planner
import SQLite

/// Puts a file's content in the place of all that the household keeps. What goes leaves tombstones, and everything that
/// is there afterwards carries this write's number, so that a device that was away learns of both.
struct TransferWriting {
    let file: TransferFile
    let context: MemberContext
    private let stamp: Stamp

    init(_ file: TransferFile, _ context: MemberContext) throws {
        self.file = file
        self.context = context
        stamp = try context.stamp()
    }

    private var db: Connection { context.db }

    func run() throws {
        try clear()
        for (position, tag) in file.tags.enumerated() { try write(tag, position: position) }
        for dish in file.dishes {
            try write(dish.dish)
            try IngredientStore.set(dish.ingredients, of: dish.dish.id, stamp: stamp, in: db)
            if let photo = dish.photo { try PhotoStore.set(photo, of: dish.dish.id, stamp: stamp, in: db) }
        }
        for week in file.weeks { try write(week) }
        try writeSettings()
        try HouseholdStore.libraryChanged(stamp, in: db)
        // What was done before cannot be taken back into what is there now, and no old form is answered for it.
        try WeekChangeStore.forgetAll(of: stamp.household, in: db)
        try RepeatStore.forgetForms(of: stamp.household, in: db)
    }

    private func clear() throws {
        let household = stamp.household.text
        try db.execute("DELETE FROM dish_tag WHERE household_id = \(household)")
        try db.execute("DELETE FROM ingredient WHERE household_id = \(household)")
        try db.execute("DELETE FROM dish_photo WHERE household_id = \(household)")
        try db.execute(
            """
            UPDATE slot SET deleted_at = \(stamp.at), dish_id = NULL, secondary_dish_id = NULL, note = '',
                is_ignored = 0, is_overridden = 0,
                seq = \(stamp.seq), rev = rev + 1, updated_at = \(stamp.at), updated_by = \(stamp.by.text)
            WHERE household_id = \(household) AND deleted_at IS NULL
            """)
        try db.execute(
            """
            UPDATE week SET includes_weekends = NULL, meals = NULL, user_rating = NULL,
                seq = \(stamp.seq), rev = rev + 1, updated_at = \(stamp.at), updated_by = \(stamp.by.text)
            WHERE household_id = \(household)
            """)
        try db.execute(
            """
            UPDATE dish SET deleted_at = \(stamp.at),
                seq = \(stamp.seq), rev = rev + 1, updated_at = \(stamp.at), updated_by = \(stamp.by.text)
            WHERE household_id = \(household) AND deleted_at IS NULL
            """)
        try db.execute(
            """
            UPDATE tag SET deleted_at = \(stamp.at),
                seq = \(stamp.seq), rev = rev + 1, updated_at = \(stamp.at), updated_by = \(stamp.by.text)
            WHERE household_id = \(household) AND deleted_at IS NULL
            """)
    }

    private func write(_ week: TransferWeek) throws {
        try WeekStore.set(week.document, of: week.monday, stamp: stamp, in: db)
        for (slot, entry) in week.entries {
            try WeekStore.put(entry, in: slot, of: week.monday, stamp: stamp, in: db)
        }
    }

    private func writeSettings() throws {
        var household = context.household
        household.name = file.household.name
        household.timeZone = file.household.timeZone
        household.meals = file.household.meals
        household.includesWeekends = file.household.includesWeekends
        household.onboardingStep = nil
        try HouseholdStore.save(household, stamp: stamp, in: db)
        var member = context.member
        member.language = file.member.language
        member.theme = file.member.theme
        member.calendar = file.member.calendar
        try SettingsStore.save(member, stamp: stamp, in: db)
    }
}

/// A document that was here before keeps its row, and a dish who made it; what is new counts as made by who brings it.
extension TransferWriting {
    private func write(_ tag: Tag, position: Int) throws {
        let rules = tag.rules
        try db.execute(
            """
            INSERT INTO tag (household_id, id, position, given_key, name, colour, max_per_week, min_per_week,
                no_consecutive, no_duplicate_in_day, meal_type_restriction, seq, rev, updated_at, updated_by)
            VALUES (\(stamp.household.text), \(tag.id.text), \(position), \(tag.given?.rawValue), \(tag.name),
                \(tag.colour), \(rules.maxPerWeek), \(rules.minPerWeek), \(rules.noConsecutive),
                \(rules.noDuplicateInDay), \(rules.onlyMeal?.rawValue), \(stamp.seq), 1, \(stamp.at), \(stamp.by.text))
            ON CONFLICT (household_id, id) DO UPDATE SET
                position = excluded.position, given_key = excluded.given_key, name = excluded.name,
                colour = excluded.colour, max_per_week = excluded.max_per_week, min_per_week = excluded.min_per_week,
                no_consecutive = excluded.no_consecutive, no_duplicate_in_day = excluded.no_duplicate_in_day,
                meal_type_restriction = excluded.meal_type_restriction, seq = excluded.seq, rev = rev + 1,
                updated_at = excluded.updated_at, updated_by = excluded.updated_by, deleted_at = NULL
            """)
    }

    private func write(_ dish: Dish) throws {
        let deletedAt = dish.isDeleted ? stamp.at : nil
        try db.execute(
            """
            INSERT INTO dish (household_id, id, name, description, is_priority, fixed_day, fixed_meal,
                min_days_between, suggestion_key, created_by, seq, rev, updated_at, updated_by, deleted_at)
            VALUES (\(stamp.household.text), \(dish.id.text), \(dish.name), \(dish.description), \(dish.isPriority),
                \(dish.fixedDay), \(dish.fixedMeal?.rawValue), \(dish.minDaysBetween), \(dish.suggestion?.rawValue),
                \(stamp.by.text), \(stamp.seq), 1, \(stamp.at), \(stamp.by.text), \(deletedAt))
            ON CONFLICT (household_id, id) DO UPDATE SET
                name = excluded.name, description = excluded.description, is_priority = excluded.is_priority,
                fixed_day = excluded.fixed_day, fixed_meal = excluded.fixed_meal,
                min_days_between = excluded.min_days_between, suggestion_key = excluded.suggestion_key,
                seq = excluded.seq, rev = rev + 1, updated_at = excluded.updated_at, updated_by = excluded.updated_by,
                deleted_at = excluded.deleted_at
            """)
        for (position, tag) in dish.tags.enumerated() {
            try db.execute(
                """
                INSERT INTO dish_tag (household_id, dish_id, position, tag_id)
                VALUES (\(stamp.household.text), \(dish.id.text), \(position), \(tag.text))
                """)
        }
    }
}
