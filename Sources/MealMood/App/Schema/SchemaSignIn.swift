extension Schema {
    // A session knows the form that began it, so that the form sent twice begins one, and the name that somebody gave
    // the device. Links and pairings are known by the hashes of their codes. A pairing is asked for by `phone_hash`, the
    // token of a browser that comes in with it once the number was confirmed.
    static let signIn: StaticString = """
        ALTER TABLE session ADD COLUMN form_hash BLOB;
        ALTER TABLE session ADD COLUMN name TEXT NOT NULL DEFAULT '';
        CREATE UNIQUE INDEX session_of_form ON session (form_hash) WHERE form_hash IS NOT NULL;

        CREATE TABLE sign_in_link (
            code_hash BLOB PRIMARY KEY,
            account_id TEXT NOT NULL REFERENCES account (id),
            expires_at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE pairing (
            id TEXT PRIMARY KEY,
            account_id TEXT NOT NULL REFERENCES account (id),
            code_hash BLOB NOT NULL UNIQUE,
            state TEXT NOT NULL CHECK (state IN ('shown', 'asked', 'confirmed', 'refused')),
            expires_at INTEGER NOT NULL,
            number INTEGER CHECK (number BETWEEN 10 AND 99),
            device TEXT NOT NULL DEFAULT '',
            name TEXT NOT NULL DEFAULT '',
            phone_hash BLOB,
            form_hash BLOB,
            former_session TEXT
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX pairing_of_account ON pairing (account_id);
        CREATE INDEX sign_in_link_of_account ON sign_in_link (account_id);
        """
}
