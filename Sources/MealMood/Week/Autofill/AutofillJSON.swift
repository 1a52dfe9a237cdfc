import HTTP
import Planner

/// The answer to an order for programs and for the page's own JavaScript.
struct AutofillJSON {
    let outcome: AutofillOutcome
    /// Nil when the week is complete.
    let impasse: AutofillImpasse?
    let words: AutofillWords

    func response(_ context: MemberContext) throws -> Response {
        let message = try ReplacedWords.added(to: words.message(outcome), writtenAs: outcome.token, context)
        let body = JSONWriter.write { json in
            json.object { json in
                json.member("slots", outcome.slots.map(\.description))
                json.member("complete", outcome.isComplete)
                json.member("message", message)
                if let token = outcome.token { json.member("undo", token) }
                if outcome.kind == .noDishes { json.member("addDish", context.request.outside("/dishes/new")) }
                if let filling = outcome.filling { write(filling, to: &json) }
                write(outcome.plan.emptySlots, to: &json)
                if let offer = impasse?.offer { write(offer, to: &json) }
            }
        }
        return Response(type: "application/json", body)
    }

    private func write(_ filling: Filling, to json: inout JSONWriter) {
        json.object("score") { json in
            json.member("maxFilled", filling.score.filled)
            json.member("minimumShortfall", filling.score.shortfall)
            json.member("fixedDayHonoured", filling.score.traditions)
            json.member("priorityPlaced", filling.score.priority)
            json.member("distinctDishes", filling.score.distinct)
        }
        json.member("proof", filling.proof.rawValue)
        json.array("missed") { json in
            for unmet in filling.unmet {
                json.object { json in
                    json.member("tag", unmet.tag.text)
                    json.member("text", words.missed(unmet))
                }
            }
        }
    }

    private func write(_ empty: [Slot], to json: inout JSONWriter) {
        json.array("empty") { json in
            for slot in empty {
                let blockedBy = impasse?.slots.first { $0.slot == slot }?.blockedBy ?? [:]
                json.object { json in
                    json.member("slot", slot.description)
                    json.member("where", words.words.inSentence(slot))
                    json.member("reasons", words.reasons(blockedBy))
                }
            }
        }
    }

    private func write(_ offer: RelaxationOffer, to json: inout JSONWriter) {
        json.object("relaxations") { json in
            write("oneMore", offer.oneMore, to: &json)
            write("everything", offer.everything, to: &json)
            json.member("complete", offer.isComplete)
            json.member("proven", offer.isProven)
        }
    }

    private func write(_ name: String, _ sets: [[Relaxation]], to json: inout JSONWriter) {
        json.array(name) { json in
            for set in sets {
                json.array { json in
                    for relaxation in set { write(relaxation, to: &json) }
                }
            }
        }
    }

    private func write(_ relaxation: Relaxation, to json: inout JSONWriter) {
        json.object { json in
            json.member("rule", relaxation.rule.description)
            json.member("now", relaxation.now)
            json.member("needed", relaxation.needed)
            json.member("text", words.relaxation(relaxation))
        }
    }
}
