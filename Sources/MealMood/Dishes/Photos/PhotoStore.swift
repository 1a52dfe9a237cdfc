import Planner
import SQLite

/// One photo a dish at most, so that none is left without its dish. A deleted dish keeps its own: past weeks show it.
enum PhotoStore {
    static func hashes(of household: HouseholdID, in db: Connection) throws -> [DishID: String] {
        var hashes: [DishID: String] = [:]
        try db.forEach("SELECT dish_id, hash FROM dish_photo WHERE household_id = \(household.text)") { row in
            hashes[DishID(try row.text(0))] = try row.text(1)
        }
        return hashes
    }

    /// A photo's file in a size, and its hash.
    static func file(_ size: PhotoSize, of dish: DishID, household: HouseholdID, in db: Connection) throws
        -> (hash: String, bytes: [UInt8])?
    {
        try db.first(
            """
            SELECT hash, CASE \(size.rawValue) WHEN 'small' THEN thumbnail ELSE picture END FROM dish_photo
            WHERE household_id = \(household.text) AND dish_id = \(dish.text)
            """
        ) { (try $0.text(0), try $0.blob(1)) }
    }

    static func photo(of dish: DishID, household: HouseholdID, in db: Connection) throws -> Photo? {
        try db.first(
            """
            SELECT hash, picture, thumbnail FROM dish_photo
            WHERE household_id = \(household.text) AND dish_id = \(dish.text)
            """
        ) { row in Photo(hash: try row.text(0), picture: try row.blob(1), thumbnail: try row.blob(2)) }
    }

    /// Octets of each picture.
    static func sizes(of household: HouseholdID, in db: Connection) throws -> [DishID: Int] {
        var sizes: [DishID: Int] = [:]
        try db.forEach("SELECT dish_id, length(picture) FROM dish_photo WHERE household_id = \(household.text)") {
            row in
            sizes[DishID(try row.text(0))] = try row.int(1)
        }
        return sizes
    }

    static func set(_ photo: Photo, of dish: DishID, stamp: Stamp, in db: Connection) throws {
        try db.execute(
            """
            INSERT INTO dish_photo (household_id, dish_id, hash, picture, thumbnail)
            VALUES (\(stamp.household.text), \(dish.text), \(photo.hash), \(photo.picture), \(photo.thumbnail))
            ON CONFLICT (household_id, dish_id) DO UPDATE
            SET hash = excluded.hash, picture = excluded.picture, thumbnail = excluded.thumbnail
            """)
        try DishStore.touch(dish, stamp: stamp, in: db)
    }

    static func remove(of dish: DishID, stamp: Stamp, in db: Connection) throws {
        try db.execute(
            "DELETE FROM dish_photo WHERE household_id = \(stamp.household.text) AND dish_id = \(dish.text)")
        try DishStore.touch(dish, stamp: stamp, in: db)
    }

    /// Takes all away but those of some dishes.
    static func removeAll(but kept: Set<DishID>, of household: HouseholdID, in db: Connection) throws {
        for dish in try hashes(of: household, in: db).keys where !kept.contains(dish) {
            try db.execute("DELETE FROM dish_photo WHERE household_id = \(household.text) AND dish_id = \(dish.text)")
        }
    }

    /// Does nothing for a dish without a photo.
    static func copy(
        from dish: DishID, of source: HouseholdID, to copy: DishID, of household: HouseholdID, in db: Connection
    ) throws {
        try db.execute(
            """
            INSERT INTO dish_photo (household_id, dish_id, hash, picture, thumbnail)
            SELECT \(household.text), \(copy.text), hash, picture, thumbnail FROM dish_photo
            WHERE household_id = \(source.text) AND dish_id = \(dish.text)
            """)
    }
}
