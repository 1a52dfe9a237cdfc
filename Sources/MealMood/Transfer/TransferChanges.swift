import Localization
import Planner

/// What would be other than now when a file is brought in, as sentences and as numbers.
struct TransferChanges {
    let rows: [TransferRow]
    let sentences: [String]

    init(_ file: TransferFile, _ context: MemberContext) throws {
        let now = try TransferReading.file(context, withPhotos: false)
        let (counts, thenCounts) = (TransferCounts(now), TransferCounts(file))
        rows = [
            TransferRow(name: context.text("transfer.dishes"), now: counts.dishes, then: thenCounts.dishes),
            TransferRow(name: context.text("transfer.tags"), now: counts.tags, then: thenCounts.tags),
            TransferRow(name: context.text("transfer.weeks"), now: counts.weeks, then: thenCounts.weeks),
        ]
        let isShown = !file.isWithoutPhotos
        let words = TransferWords(context.visitor)
        sentences =
            words.sentences(
                TransferDifference(
                    from: now.dishes.liveItems { isShown ? $0.dish.photo : nil },
                    to: file.dishes.liveItems { isShown ? $0.photo?.hash : nil }),
                Self.dishKeys)
            + words.sentences(
                TransferDifference(
                    from: now.tags.map { .init($0, context) }, to: file.tags.map { .init($0, context) }), Self.tagKeys)
            + words.sentences(
                TransferDifference(
                    from: now.weeks.map { .init($0, context) }, to: file.weeks.map { .init($0, context) }),
                Self.weekKeys)
    }

    private static let dishKeys = TransferWords.Keys(
        coming: "transfer.dishes.coming", going: "transfer.dishes.going", changing: "transfer.dishes.changing")
    private static let tagKeys = TransferWords.Keys(
        coming: "transfer.tags.coming", going: "transfer.tags.going", changing: "transfer.tags.changing")
    private static let weekKeys = TransferWords.Keys(
        coming: "transfer.weeks.coming", going: "transfer.weeks.going", changing: "transfer.weeks.changing")
}

extension [TransferDish] {
    /// Deleted ones only stand in past weeks.
    fileprivate func liveItems(photo: (TransferDish) -> String?) -> [TransferDifference.Item] {
        filter { !$0.dish.isDeleted }.map { .init($0, photo: photo($0)) }
    }
}

/// The sentences of a difference.
extension TransferWords {
    struct Keys {
        let coming, going, changing: String
    }

    /// So many names are said.
    private static let shown = 8

    func sentences(_ difference: TransferDifference, _ keys: Keys) -> [String] {
        [
            (keys.going, difference.going), (keys.coming, difference.coming), (keys.changing, difference.changing),
        ].filter { !$0.1.isEmpty }.map { key, names in text(key, ["names": .text(list(names))]) }
    }

    private func list(_ names: [String]) -> String {
        let rest = names.count - Self.shown
        let more = rest > 0 ? [text("transfer.more", ["count": .number(rest)])] : []
        return catalogue.list(names.prefix(Self.shown) + more, in: language)
    }
}
