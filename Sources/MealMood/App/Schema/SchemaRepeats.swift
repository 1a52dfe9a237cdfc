extension Schema {
    // What was answered to requests that may come again. `id` keeps apart what was made in one second.
    static let repeats: StaticString = """
        CREATE TABLE answered_request (
            id INTEGER PRIMARY KEY,
            household_id TEXT NOT NULL,
            member_id TEXT NOT NULL,
            key TEXT NOT NULL,
            fingerprint BLOB NOT NULL,
            status INTEGER NOT NULL,
            headers TEXT NOT NULL,
            body BLOB NOT NULL,
            made_at INTEGER NOT NULL,
            UNIQUE (household_id, member_id, key),
            FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id)
        ) STRICT;

        CREATE INDEX answered_request_by_age ON answered_request (household_id, made_at);
        """
}
