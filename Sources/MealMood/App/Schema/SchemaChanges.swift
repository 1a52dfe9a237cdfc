extension Schema {
    // What each write to a week replaced, so that it can be taken back by its token. `seq` of a slot here is the number
    // the slot itself has for as long as nobody changes it again; `former_seq` is the one it had before.
    static let changes: StaticString = """
        CREATE TABLE week_change (
            household_id TEXT NOT NULL REFERENCES household (id),
            seq INTEGER NOT NULL,
            token TEXT NOT NULL,
            monday INTEGER NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('edit', 'autofill')),
            seed INTEGER,
            made_at INTEGER NOT NULL,
            made_by TEXT NOT NULL,
            undone_at INTEGER,
            PRIMARY KEY (household_id, seq),
            UNIQUE (household_id, token)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE week_change_slot (
            household_id TEXT NOT NULL,
            change_seq INTEGER NOT NULL,
            day INTEGER NOT NULL,
            meal TEXT NOT NULL CHECK (meal IN ('lunch', 'dinner')),
            seq INTEGER NOT NULL,
            is_proposal INTEGER NOT NULL CHECK (is_proposal IN (0, 1)),
            former_seq INTEGER,
            state TEXT CHECK (state IN ('filled', 'eatingOut', 'skipped')),
            dish_id TEXT,
            secondary_dish_id TEXT,
            note TEXT NOT NULL DEFAULT '',
            is_ignored INTEGER NOT NULL DEFAULT 0 CHECK (is_ignored IN (0, 1)),
            is_overridden INTEGER NOT NULL DEFAULT 0 CHECK (is_overridden IN (0, 1)),
            PRIMARY KEY (household_id, change_seq, day, meal),
            FOREIGN KEY (household_id, change_seq) REFERENCES week_change (household_id, seq) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE week_change_rule (
            household_id TEXT NOT NULL,
            change_seq INTEGER NOT NULL,
            rule TEXT NOT NULL,
            former TEXT,
            value TEXT,
            is_lasting INTEGER NOT NULL CHECK (is_lasting IN (0, 1)),
            PRIMARY KEY (household_id, change_seq, rule),
            FOREIGN KEY (household_id, change_seq) REFERENCES week_change (household_id, seq) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;
        """
}
