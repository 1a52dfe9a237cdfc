/// How much a file holds.
struct TransferCounts {
    let dishes: Int
    let tags: Int
    let weeks: Int

    init(_ file: TransferFile) {
        dishes = file.dishes.count { !$0.dish.isDeleted }
        tags = file.tags.count
        weeks = file.weeks.count
    }
}
