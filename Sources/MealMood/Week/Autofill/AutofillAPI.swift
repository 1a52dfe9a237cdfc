import HTTP
import Planner

enum AutofillAPI {
    static func run(_ context: MemberContext) throws -> Response {
        let desk = try WeekDesk(context)
        let order = try AutofillForm.order(json: context.request, library: desk.library)
        if let slot = order.slot {
            return try WeekAPI.answer(desk) { try desk.changes.surprise(slot, seed: order.seedOrRandom()) }
        }
        let outcome = try AutofillDesk(desk).run(order)
        let impasse = try AutofillHandlers.impasse(outcome, context)
        let words = AutofillWords(library: outcome.library, words: context.weekWords)
        return try AutofillJSON(outcome: outcome, impasse: impasse, words: words).response(context)
    }
}
