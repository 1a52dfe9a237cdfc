import Planner

/// What the week says after a change without JavaScript, and how to take it back.
struct ChangeNotice {
    private let context: MemberContext
    private let plan: WeekPlan
    private let library: DishLibrary

    /// Nil when the URL speaks of no such change, or of one that cannot be taken back any more.
    static func shown(_ context: MemberContext, plan: WeekPlan, library: DishLibrary) throws -> NoticeModel? {
        guard let said = Notice.parsed(try context.visitor.query("notice")), said.notice.subject == .change,
            let change = try WeekChangeStore.change(
                said.subject, of: plan.monday, household: context.household.id, in: context.db),
            change.canBeTakenBack(in: library), change.isRating || plan.monday >= context.today.monday,
            let text = try ChangeNotice(context: context, plan: plan, library: library).text(said.notice, change)
        else { return nil }
        return NoticeModel(
            text: try ReplacedWords.added(to: text, writtenAs: change.token, context), isError: false,
            undo: NoticeUndo(url: WeekURL.undo(plan.monday), token: change.token))
    }

    private func text(_ notice: Notice, _ change: WeekChange) throws -> String? {
        switch notice {
        case .weekSlot: return WeekEdit.Deed(change, on: plan).text(context)
        case .weekReset:
            return WeekReset.message(change.parts.reduce(0) { $0 + ($1.former?.dishes.count ?? 0) }, context)
        case .weekSettings, .weekRated: return DocumentWords(context).message(change.fields, on: plan)
        case .weekCopied: return try change.copiedFrom.map { try copied(change, from: $0) }
        default: return nil
        }
    }

    /// The copy is judged again on the week as it was before it, which says what was left out.
    private func copied(_ change: WeekChange, from monday: CivilDay) throws -> String {
        let (source, _) = try WeekDesk.open(monday, context)
        let copy = WeekCopy(from: source, to: plan.without(Set(change.slots)), library: library)
        return CopyWords(library: library, words: context.weekWords).message(copy)
    }
}
