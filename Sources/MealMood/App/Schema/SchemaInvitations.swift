extension Schema {
    // An invitation that is revoked is gone; one that was used stays until it would have expired, so that the same form
    // sent twice by the person who used it is recognised (`used_with`). `came_by_invitation` marks people who never had
    // a household of their own. A farewell tells a person why they are at home again. A brought dish is a copy from
    // another household; `twin_id` is the dish here that may be the same.
    static let invitations: StaticString = """
        CREATE TABLE invitation (
            household_id TEXT NOT NULL REFERENCES household (id),
            id TEXT NOT NULL,
            code_hash BLOB NOT NULL UNIQUE,
            made_at INTEGER NOT NULL,
            expires_at INTEGER NOT NULL,
            used_at INTEGER,
            used_by TEXT REFERENCES account (id),
            used_with BLOB,
            PRIMARY KEY (household_id, id)
        ) STRICT, WITHOUT ROWID;

        ALTER TABLE account ADD COLUMN came_by_invitation INTEGER NOT NULL DEFAULT 0
            CHECK (came_by_invitation IN (0, 1));

        CREATE TABLE farewell (
            account_id TEXT PRIMARY KEY REFERENCES account (id),
            kind TEXT NOT NULL CHECK (kind IN ('removed', 'dissolved')),
            household_name TEXT NOT NULL,
            by_name TEXT NOT NULL,
            has_copy INTEGER NOT NULL CHECK (has_copy IN (0, 1))
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE brought_dish (
            household_id TEXT NOT NULL,
            dish_id TEXT NOT NULL,
            source_household_id TEXT NOT NULL,
            source_dish_id TEXT NOT NULL,
            twin_id TEXT,
            PRIMARY KEY (household_id, dish_id),
            FOREIGN KEY (household_id, dish_id) REFERENCES dish (household_id, id)
        ) STRICT, WITHOUT ROWID;
        """
}
