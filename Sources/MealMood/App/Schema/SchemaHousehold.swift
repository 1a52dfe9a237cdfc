extension Schema {
    // Documents carry `seq` (the household's change number when they last changed) and `rev` (their own counter),
    // so that a device that was away can ask for what it missed; a deleted one stays as a tombstone.
    // `library_seq` is the change number of the newest dish or tag: what is derived from the library is kept until it moves.
    static let household: StaticString = """
        CREATE TABLE household (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            time_zone TEXT NOT NULL,
            meals TEXT NOT NULL CHECK (meals IN ('both', 'lunch', 'dinner')),
            includes_weekends INTEGER NOT NULL CHECK (includes_weekends IN (0, 1)),
            onboarding_step TEXT,
            change_number INTEGER NOT NULL,
            library_seq INTEGER NOT NULL,
            seq INTEGER NOT NULL,
            rev INTEGER NOT NULL,
            updated_at INTEGER NOT NULL,
            updated_by TEXT NOT NULL,
            deleted_at INTEGER
        ) STRICT;

        CREATE TABLE member (
            household_id TEXT NOT NULL REFERENCES household (id),
            id TEXT NOT NULL,
            name TEXT NOT NULL,
            role TEXT NOT NULL CHECK (role IN ('owner', 'member')),
            language TEXT CHECK (language IN ('es', 'en')),
            theme TEXT CHECK (theme IN ('light', 'dark')),
            seq INTEGER NOT NULL,
            rev INTEGER NOT NULL,
            updated_at INTEGER NOT NULL,
            updated_by TEXT NOT NULL,
            deleted_at INTEGER,
            PRIMARY KEY (household_id, id)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE session (
            token_hash BLOB PRIMARY KEY,
            household_id TEXT NOT NULL,
            member_id TEXT NOT NULL,
            created_at INTEGER NOT NULL,
            last_seen_at INTEGER NOT NULL,
            FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id)
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX session_of_member ON session (household_id, member_id);
        """
}
