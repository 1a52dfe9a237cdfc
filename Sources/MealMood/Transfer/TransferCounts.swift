/// How much a file holds, or a household.
struct TransferCounts {
    let dishes: Int
    let tags: Int
    let weeks: Int

    init(_ file: TransferFile) {
        dishes = file.dishes.count { !$0.dish.isDeleted }
        tags = file.tags.count
        weeks = file.weeks.count
    }

    init(_ context: MemberContext) throws {
        let library = try context.library()
        dishes = library.dishes.count
        tags = library.tags.count
        weeks = try TransferReading.weeks(of: context.household.id, in: context.db).count
    }
}
