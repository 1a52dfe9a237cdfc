extension Schema {
    // One row a dish. `hash` is of the picture, and stands in its address; the index
    // answers who has which without reading pictures.
    static let photos: StaticString = """
        CREATE TABLE dish_photo (
            household_id TEXT NOT NULL,
            dish_id TEXT NOT NULL,
            hash TEXT NOT NULL,
            picture BLOB NOT NULL,
            thumbnail BLOB NOT NULL,
            PRIMARY KEY (household_id, dish_id),
            FOREIGN KEY (household_id, dish_id) REFERENCES dish (household_id, id)
        ) STRICT;

        CREATE INDEX dish_photo_hash ON dish_photo (household_id, dish_id, hash);
        """
}
