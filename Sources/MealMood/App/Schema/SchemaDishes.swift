extension Schema {
    static let dishes: StaticString = """
        CREATE TABLE tag (
            household_id TEXT NOT NULL REFERENCES household (id),
            id TEXT NOT NULL,
            position INTEGER NOT NULL,
            given_key TEXT,
            name TEXT,
            colour TEXT NOT NULL,
            max_per_week INTEGER CHECK (max_per_week BETWEEN 1 AND 7),
            min_per_week INTEGER CHECK (min_per_week BETWEEN 1 AND 7),
            no_consecutive INTEGER NOT NULL CHECK (no_consecutive IN (0, 1)),
            no_duplicate_in_day INTEGER NOT NULL CHECK (no_duplicate_in_day IN (0, 1)),
            meal_type_restriction TEXT CHECK (meal_type_restriction IN ('lunch', 'dinner')),
            seq INTEGER NOT NULL,
            rev INTEGER NOT NULL,
            updated_at INTEGER NOT NULL,
            updated_by TEXT NOT NULL,
            deleted_at INTEGER,
            PRIMARY KEY (household_id, id),
            CHECK (given_key IS NOT NULL OR name IS NOT NULL)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE dish (
            household_id TEXT NOT NULL REFERENCES household (id),
            id TEXT NOT NULL,
            name TEXT NOT NULL,
            description TEXT NOT NULL,
            is_priority INTEGER NOT NULL DEFAULT 0 CHECK (is_priority IN (0, 1)),
            fixed_day INTEGER CHECK (fixed_day BETWEEN 0 AND 6),
            fixed_meal TEXT CHECK (fixed_meal IN ('lunch', 'dinner')),
            min_days_between INTEGER CHECK (min_days_between >= 1),
            suggestion_key TEXT,
            created_by TEXT NOT NULL,
            seq INTEGER NOT NULL,
            rev INTEGER NOT NULL,
            updated_at INTEGER NOT NULL,
            updated_by TEXT NOT NULL,
            deleted_at INTEGER,
            PRIMARY KEY (household_id, id)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE dish_tag (
            household_id TEXT NOT NULL,
            dish_id TEXT NOT NULL,
            position INTEGER NOT NULL,
            tag_id TEXT NOT NULL,
            PRIMARY KEY (household_id, dish_id, position),
            FOREIGN KEY (household_id, dish_id) REFERENCES dish (household_id, id),
            FOREIGN KEY (household_id, tag_id) REFERENCES tag (household_id, id)
        ) STRICT, WITHOUT ROWID;
        """
}
