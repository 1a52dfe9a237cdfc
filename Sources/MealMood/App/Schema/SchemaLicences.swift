extension Schema {
    // Licence codes belong to a member and to nobody else of this server, so one that was taken away stays that
    // member's. The newest time that was seen belongs to the server itself.
    static let licences: StaticString = """
        CREATE TABLE licence (
            household_id TEXT NOT NULL,
            member_id TEXT NOT NULL,
            licence_id TEXT NOT NULL UNIQUE,
            code TEXT NOT NULL,
            saved_at INTEGER NOT NULL,
            removed_at INTEGER,
            PRIMARY KEY (household_id, member_id, licence_id),
            FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE newest_time (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            seen_at INTEGER NOT NULL
        ) STRICT;
        """
}
