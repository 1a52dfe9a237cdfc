extension Schema {
    // Dishes and tags that somebody changed right after another member, as they were before: `former` is what the
    // interface writes of one, nothing where a photo alone has changed. `seq` is the number that the document has as long
    // as nobody changes it again.
    static let replaced: StaticString = """
        CREATE TABLE replaced_document (
            household_id TEXT NOT NULL REFERENCES household (id),
            seq INTEGER NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('dish', 'tag')),
            document_id TEXT NOT NULL,
            token TEXT NOT NULL,
            is_removal INTEGER NOT NULL CHECK (is_removal IN (0, 1)),
            former TEXT,
            former_by TEXT NOT NULL,
            made_at INTEGER NOT NULL,
            made_by TEXT NOT NULL,
            undone_at INTEGER,
            PRIMARY KEY (household_id, seq, kind, document_id),
            UNIQUE (household_id, token)
        ) STRICT, WITHOUT ROWID;
        """
}
