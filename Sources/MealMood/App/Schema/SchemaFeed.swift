extension Schema {
    // What devices ask for that were away. An epoch is a stretch of a household's change numbers that belong together: a
    // new one begins with each start of the server and each import, so that a number given before a backup was put back
    // is known to be of another past. `purged_seq` is the newest number of a tombstone that is gone for good;
    // `stamped_at` keeps the times of documents from going back with the clock. A record of what was replaced says
    // whose it was, and since when.
    static let feed: StaticString = """
        CREATE TABLE change_epoch (
            household_id TEXT NOT NULL REFERENCES household (id),
            number INTEGER NOT NULL,
            token TEXT NOT NULL,
            first_seq INTEGER NOT NULL,
            began_at INTEGER NOT NULL,
            PRIMARY KEY (household_id, number)
        ) STRICT, WITHOUT ROWID;

        ALTER TABLE household ADD COLUMN purged_seq INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE household ADD COLUMN stamped_at INTEGER NOT NULL DEFAULT 0;
        UPDATE household SET stamped_at = max(updated_at,
            coalesce((SELECT max(updated_at) FROM slot WHERE household_id = household.id), 0),
            coalesce((SELECT max(updated_at) FROM dish WHERE household_id = household.id), 0),
            coalesce((SELECT max(updated_at) FROM tag WHERE household_id = household.id), 0));

        ALTER TABLE week_change_slot ADD COLUMN former_by TEXT;
        ALTER TABLE week_change_slot ADD COLUMN former_at INTEGER;

        CREATE INDEX slot_by_change ON slot (household_id, seq);
        CREATE INDEX dish_by_change ON dish (household_id, seq);
        """
}
