extension Schema {
    // A week is its Monday as days since 1970-01-01, a slot its day and meal: two people who open the same new week
    // write the same documents. `day` repeats what both say so that neighbouring weeks are one range of an index.
    static let weeks: StaticString = """
        CREATE TABLE week (
            household_id TEXT NOT NULL REFERENCES household (id),
            monday INTEGER NOT NULL,
            includes_weekends INTEGER CHECK (includes_weekends IN (0, 1)),
            meals TEXT CHECK (meals IN ('both', 'lunch', 'dinner')),
            user_rating INTEGER CHECK (user_rating BETWEEN 1 AND 5),
            seq INTEGER NOT NULL,
            rev INTEGER NOT NULL,
            updated_at INTEGER NOT NULL,
            updated_by TEXT NOT NULL,
            deleted_at INTEGER,
            PRIMARY KEY (household_id, monday)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE slot (
            household_id TEXT NOT NULL,
            day INTEGER NOT NULL,
            meal TEXT NOT NULL CHECK (meal IN ('lunch', 'dinner')),
            monday INTEGER NOT NULL,
            state TEXT NOT NULL CHECK (state IN ('filled', 'eatingOut', 'skipped')),
            dish_id TEXT,
            secondary_dish_id TEXT,
            note TEXT NOT NULL DEFAULT '',
            is_ignored INTEGER NOT NULL DEFAULT 0 CHECK (is_ignored IN (0, 1)),
            is_overridden INTEGER NOT NULL DEFAULT 0 CHECK (is_overridden IN (0, 1)),
            seq INTEGER NOT NULL,
            rev INTEGER NOT NULL,
            updated_at INTEGER NOT NULL,
            updated_by TEXT NOT NULL,
            deleted_at INTEGER,
            PRIMARY KEY (household_id, day, meal),
            FOREIGN KEY (household_id, monday) REFERENCES week (household_id, monday),
            FOREIGN KEY (household_id, dish_id) REFERENCES dish (household_id, id),
            FOREIGN KEY (household_id, secondary_dish_id) REFERENCES dish (household_id, id),
            CHECK ((state = 'filled') = (dish_id IS NOT NULL) OR deleted_at IS NOT NULL),
            CHECK (day BETWEEN monday AND monday + 6)
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX slot_of_dish ON slot (household_id, dish_id) WHERE deleted_at IS NULL;
        CREATE INDEX slot_of_secondary_dish ON slot (household_id, secondary_dish_id)
            WHERE deleted_at IS NULL AND secondary_dish_id IS NOT NULL;
        """
}
