extension Schema {
    // A person's account is theirs whatever household they live in. `household_id` is the active one,
    // `archived_household_id` the one of their own to go back to. A member is the household's document of a person:
    // name and colour stand there once more, so that somebody who left keeps them there. `name_key` is the name as it
    // is compared; sessions and licences belong to the account.
    static let accounts: StaticString = """
        CREATE TABLE account (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            name_key TEXT UNIQUE,
            colour TEXT NOT NULL DEFAULT 'coral'
                CHECK (colour IN ('coral', 'mint', 'lilac', 'butter', 'sky', 'rose', 'sand', 'leaf')),
            language TEXT CHECK (language IN ('es', 'en')),
            theme TEXT CHECK (theme IN ('light', 'dark')),
            calendar_is_on INTEGER NOT NULL DEFAULT 0 CHECK (calendar_is_on IN (0, 1)),
            calendar_lunch_time INTEGER NOT NULL DEFAULT 840 CHECK (calendar_lunch_time BETWEEN 0 AND 1439),
            calendar_dinner_time INTEGER NOT NULL DEFAULT 1260 CHECK (calendar_dinner_time BETWEEN 0 AND 1439),
            calendar_duration INTEGER NOT NULL DEFAULT 60 CHECK (calendar_duration IN (30, 60, 90, 120)),
            calendar_prefix TEXT NOT NULL DEFAULT '🍽️',
            calendar_reminder INTEGER CHECK (calendar_reminder IN (30, 60, 120)),
            password TEXT,
            household_id TEXT NOT NULL REFERENCES household (id),
            archived_household_id TEXT REFERENCES household (id),
            created_at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;

        INSERT INTO account (id, name, language, theme, calendar_is_on, calendar_lunch_time, calendar_dinner_time,
            calendar_duration, calendar_prefix, calendar_reminder, household_id, created_at)
        SELECT id, name, language, theme, calendar_is_on, calendar_lunch_time, calendar_dinner_time,
            calendar_duration, calendar_prefix, calendar_reminder, household_id, updated_at FROM member;

        ALTER TABLE member DROP COLUMN language;
        ALTER TABLE member DROP COLUMN theme;
        ALTER TABLE member DROP COLUMN calendar_is_on;
        ALTER TABLE member DROP COLUMN calendar_lunch_time;
        ALTER TABLE member DROP COLUMN calendar_dinner_time;
        ALTER TABLE member DROP COLUMN calendar_duration;
        ALTER TABLE member DROP COLUMN calendar_prefix;
        ALTER TABLE member DROP COLUMN calendar_reminder;
        ALTER TABLE member ADD COLUMN colour TEXT NOT NULL DEFAULT 'coral';

        DROP INDEX session_of_member;
        ALTER TABLE session RENAME TO former_session;
        CREATE TABLE session (
            token_hash BLOB PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            account_id TEXT NOT NULL REFERENCES account (id),
            device TEXT NOT NULL,
            created_at INTEGER NOT NULL,
            last_seen_at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        INSERT INTO session (token_hash, id, account_id, device, created_at, last_seen_at)
        SELECT token_hash, lower(hex(randomblob(16))), member_id, '', created_at, last_seen_at FROM former_session;
        DROP TABLE former_session;
        CREATE INDEX session_of_account ON session (account_id);

        ALTER TABLE licence RENAME TO former_licence;
        CREATE TABLE licence (
            account_id TEXT NOT NULL REFERENCES account (id),
            licence_id TEXT NOT NULL UNIQUE,
            code TEXT NOT NULL,
            saved_at INTEGER NOT NULL,
            removed_at INTEGER,
            PRIMARY KEY (account_id, licence_id)
        ) STRICT, WITHOUT ROWID;
        INSERT INTO licence (account_id, licence_id, code, saved_at, removed_at)
        SELECT member_id, licence_id, code, saved_at, removed_at FROM former_licence;
        DROP TABLE former_licence;
        """
}
