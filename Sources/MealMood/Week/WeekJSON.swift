import HTTP
import Planner

/// The week's answers as JSON.
struct WeekJSON {
    private let desk: WeekDesk
    private let reasons: ViolationWords

    init(_ desk: WeekDesk) {
        self.desk = desk
        reasons = ViolationWords(library: desk.library, words: desk.context.weekWords)
    }

    func verdicts(_ verdicts: [(Slot, [Violation])]) -> Response {
        answer { json in
            json.object("slots") { json in
                for (slot, violations) in verdicts {
                    json.object(slot.description) { json in
                        json.member("fits", violations.isEmpty)
                        write(violations, to: &json)
                    }
                }
            }
        }
    }

    /// - Parameter undo: the token that takes the change back.
    func written(_ slots: [Slot], undo: String?) -> Response {
        answer { json in
            json.member("slots", slots.map(\.description))
            if let undo { json.member("undo", undo) }
        }
    }

    func refused(_ violations: [Violation]) -> Response {
        Problem(
            .conflict, type: "/problems/ruleViolation", title: desk.context.text("error.ruleViolation.heading"),
            detail: reasons.list(violations)
        ).response { json in write(violations, to: &json) }
    }

    private func answer(_ body: (inout JSONWriter) -> Void) -> Response {
        Response(type: "application/json", JSONWriter.write { $0.object(body) })
    }

    private func write(_ violations: [Violation], to json: inout JSONWriter) {
        json.array("violations") { json in
            for violation in violations {
                json.object { json in
                    json.member("rule", violation.rule.rawValue)
                    json.member("tag", violation.tag?.text)
                    json.member("text", reasons.text(violation))
                }
            }
        }
    }
}
