import Localization
import Planner

/// What the others have done since a reader last looked, in one sentence.
struct News {
    /// Empty when there is nothing to say.
    let text: String
    /// Takes back what replaced a change of the reader's own.
    let undo: UndoPlace?

    /// So many documents are looked at; whoever missed more hears of many things.
    private static let limit = 500

    init(since seq: Int, _ context: MemberContext) throws {
        let heads = try DocumentHead.changed(
            after: .after(seq), of: context.household.id, limit: Self.limit, in: context.db)
        let mine = try Replacement.suffered(
            by: context.member.id, since: seq, of: context.household.id, in: context.db)
        let words = try NewsWords(context)
        let others = NewsDeed.deeds(
            in: heads.filter { head in head.by != context.member.id && !mine.contains { $0.tells(of: head) } })
        let replacedWords = try ReplacedWords(context)
        text = (mine.map(replacedWords.suffered) + [words.sentence(others)]).filter { !$0.isEmpty }
            .joined(separator: ". ")
        undo = try mine.count == 1 ? UndoPlace(mine[0], context) : nil
    }
}
