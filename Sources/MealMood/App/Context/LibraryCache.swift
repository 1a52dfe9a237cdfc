import SQLite

/// The last library read on this thread. A home has one household, so one is enough.
final class LibraryCache {
    private var last: (household: HouseholdID, library: DishLibrary)?

    func library(of household: Household, in db: Connection) throws -> DishLibrary {
        if let last, last.household == household.id, last.library.seq == household.librarySeq { return last.library }
        let library = try DishLibrary(of: household, in: db)
        last = (household.id, library)
        return library
    }

    /// After a rollback: the number it was read at will be given again to other content.
    func forget() { last = nil }
}
