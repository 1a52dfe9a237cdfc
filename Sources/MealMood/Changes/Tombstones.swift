import SQLite

/// Tombstones that every device has had time to see go for good, once at each start. Those of people stay, and so do
/// those of dishes that a week still shows.
enum Tombstones {
    static func purge(at now: Int64, in db: Connection) throws {
        for household in try HouseholdStore.changeNumbers(in: db).keys {
            try db.transaction { try purge(household, before: now - ChangeFeed.memory, in: db) }
        }
    }

    private static func purge(_ household: HouseholdID, before instant: Int64, in db: Connection) throws {
        let id = household.text
        try db.execute("DELETE FROM replaced_document WHERE household_id = \(id) AND made_at < \(instant)")
        let seqs = [
            try db.rows(
                """
                DELETE FROM slot WHERE household_id = \(id) AND deleted_at < \(instant) RETURNING seq
                """
            ) { try $0.int(0) },
            try purgeDishes(id, before: instant, in: db),
            try db.rows(
                """
                DELETE FROM tag WHERE household_id = \(id) AND deleted_at < \(instant)
                    AND NOT EXISTS (SELECT 1 FROM dish_tag t WHERE t.household_id = tag.household_id AND t.tag_id = tag.id)
                RETURNING seq
                """
            ) { try $0.int(0) },
        ]
        guard let last = seqs.joined().max() else { return }
        try db.execute("UPDATE household SET purged_seq = max(purged_seq, \(last)) WHERE id = \(id)")
    }

    private static func purgeDishes(_ household: String, before instant: Int64, in db: Connection) throws -> [Int] {
        let gone = try db.rows(
            """
            SELECT id, seq FROM dish WHERE household_id = \(household) AND deleted_at < \(instant)
                AND NOT EXISTS (SELECT 1 FROM slot s WHERE s.household_id = dish.household_id
                    AND (s.dish_id = dish.id OR s.secondary_dish_id = dish.id))
            """
        ) { (id: try $0.text(0), seq: try $0.int(1)) }
        for dish in gone {
            try db.execute("DELETE FROM dish_tag WHERE household_id = \(household) AND dish_id = \(dish.id)")
            try db.execute("DELETE FROM ingredient WHERE household_id = \(household) AND dish_id = \(dish.id)")
            try db.execute("DELETE FROM dish_photo WHERE household_id = \(household) AND dish_id = \(dish.id)")
            try db.execute("DELETE FROM brought_dish WHERE household_id = \(household) AND dish_id = \(dish.id)")
            try db.execute(
                "UPDATE brought_dish SET twin_id = NULL WHERE household_id = \(household) AND twin_id = \(dish.id)")
            try db.execute("DELETE FROM dish WHERE household_id = \(household) AND id = \(dish.id)")
        }
        return gone.map(\.seq)
    }
}
