extension Schema {
    // Access tokens of programs. Days are the household's own; the last one counts.
    static let tokens: StaticString = """
        CREATE TABLE access_token (
            household_id TEXT NOT NULL,
            id TEXT NOT NULL,
            member_id TEXT NOT NULL,
            name TEXT NOT NULL,
            token_hash BLOB NOT NULL UNIQUE,
            created_at INTEGER NOT NULL,
            created_on INTEGER NOT NULL,
            last_used_on INTEGER,
            expires_on INTEGER,
            PRIMARY KEY (household_id, id),
            FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id)
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX access_token_of_member ON access_token (household_id, member_id, created_at);
        """
}
