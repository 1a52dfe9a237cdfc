import Crypto
import Images
import Planner
import SQLite

extension Photo {
    /// A picture as it was kept before, octet by octet, if it is what a photo of ours can be.
    init(kept picture: [UInt8]) throws(PhotoFault) {
        guard picture.starts(with: [0xFF, 0xD8, 0xFF]) else { throw .unknownType }
        do {
            let image = try Picture(picture, pixelLimit: PhotoSize.whole.side * PhotoSize.whole.side)
            thumbnail = try image.squareJPEG(side: PhotoSize.small.side, quality: 82)
        } catch {
            throw PhotoFault(error)
        }
        self.picture = picture
        hash = Self.hash(of: picture)
    }

    fileprivate init(_ row: borrowing Row) throws {
        (hash, picture, thumbnail) = (try row.text(0), try row.blob(1), try row.blob(2))
    }
}

extension PhotoStore {
    static func photo(of dish: DishID, household: HouseholdID, in db: Connection) throws -> Photo? {
        try db.first(
            """
            SELECT hash, picture, thumbnail FROM dish_photo
            WHERE household_id = \(household.text) AND dish_id = \(dish.text)
            """
        ) { row in try Photo(row) }
    }
}
