import HTTP
import Planner

enum AutofillAPI {
    static func run(_ context: MemberContext) throws -> Response {
        let desk = try WeekDesk(context)
        let outcome = try AutofillDesk(desk).run(try AutofillForm.order(json: context.request, library: desk.library))
        let impasse = try AutofillHandlers.impasse(outcome, context)
        let words = AutofillWords(library: outcome.library, words: context.weekWords)
        return AutofillJSON(outcome: outcome, impasse: impasse, words: words).response()
    }
}
