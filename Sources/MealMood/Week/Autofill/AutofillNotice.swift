import Planner

/// What the week says after an autofill without JavaScript, and how to take it back.
enum AutofillNotice {
    /// Nil when the URL speaks of no autofill, or of one that is not the last any more.
    static func shown(
        _ context: MemberContext, plan: WeekPlan, library: DishLibrary, last: LastAutofill?
    ) throws -> NoticeModel? {
        guard let last, !last.slots.isEmpty, let said = Notice.parsed(try context.visitor.query("notice")),
            said.notice == .weekAutofilled, said.subject == last.token
        else { return nil }
        let words = AutofillWords(library: library, words: context.weekWords)
        let text = words.filled(last.slots.count, isComplete: plan.isComplete, rules: last.rules.filter(\.isLasting))
        return NoticeModel(
            text: try ReplacedWords.added(to: text, writtenAs: last.token, context), isError: false,
            undo: NoticeUndo(url: WeekURL.undo(plan.monday), token: last.token))
    }
}
