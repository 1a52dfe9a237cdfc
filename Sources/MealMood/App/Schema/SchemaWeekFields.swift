extension Schema {
    // What a write changed of a week itself, one row a field, before and after; nothing stands for "as usual". A copy
    // says which week its dishes came from.
    static let weekFields: StaticString = """
        ALTER TABLE week_change ADD COLUMN copied_from INTEGER;

        CREATE TABLE week_change_field (
            household_id TEXT NOT NULL,
            change_seq INTEGER NOT NULL,
            field TEXT NOT NULL CHECK (field IN ('includesWeekends', 'meals', 'rating')),
            former TEXT,
            value TEXT,
            PRIMARY KEY (household_id, change_seq, field),
            FOREIGN KEY (household_id, change_seq) REFERENCES week_change (household_id, seq) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;
        """
}
