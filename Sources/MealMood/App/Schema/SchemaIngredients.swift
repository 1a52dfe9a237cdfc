extension Schema {
    // An amount is the text that was typed; its number follows from it.
    static let dishDetails: StaticString = """
        CREATE TABLE ingredient (
            household_id TEXT NOT NULL,
            dish_id TEXT NOT NULL,
            position INTEGER NOT NULL,
            amount TEXT NOT NULL,
            unit TEXT NOT NULL,
            name TEXT NOT NULL,
            PRIMARY KEY (household_id, dish_id, position),
            FOREIGN KEY (household_id, dish_id) REFERENCES dish (household_id, id)
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX dish_of_maker ON dish (household_id, created_by) WHERE deleted_at IS NULL;
        """
}
