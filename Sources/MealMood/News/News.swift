import Localization
import Planner

/// What the others have done since a reader last looked, in one sentence.
struct News {
    /// Empty when there is nothing to say.
    let text: String
    /// Takes back what replaced a change of the reader's own.
    let undo: Undo?

    struct Undo {
        let monday: CivilDay
        let token: String
    }

    /// So many documents are looked at; whoever missed more hears of many things.
    private static let limit = 500

    init(since seq: Int, _ context: MemberContext) throws {
        let heads = try DocumentHead.changed(
            after: .after(seq), of: context.household.id, limit: Self.limit, in: context.db)
        let mine = try Replacement.suffered(
            by: context.member.id, since: seq, of: context.household.id, in: context.db)
        let taken = Set(mine.flatMap { replaced in replaced.slots.map { "\(replaced.monday)/\($0)" } })
        let words = try NewsWords(context)
        let others = NewsDeed.deeds(in: heads.filter { $0.by != context.member.id && !taken.contains($0.id) })
        let replacedWords = try ReplacedWords(context)
        text = (mine.map(replacedWords.suffered) + [words.sentence(others)]).filter { !$0.isEmpty }
            .joined(separator: ". ")
        undo = try mine.count == 1 ? Self.undo(mine[0], context) : nil
    }

    private static func undo(_ replaced: Replacement, _ context: MemberContext) throws -> Undo? {
        let change = try WeekChangeStore.change(
            replaced.token, of: replaced.monday, household: context.household.id, in: context.db)
        guard let change, change.canBeTakenBack(in: try context.library()), replaced.monday >= context.today.monday
        else { return nil }
        return Undo(monday: replaced.monday, token: replaced.token)
    }
}
