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

    /// - Parameter removal: the meters that would change if what is moved were removed.
    func verdicts(_ verdicts: [WeekVerdicts.Verdict], removal: [WeekMeterModel]? = nil) -> Response {
        answer { json in
            json.object("slots") { json in
                for verdict in verdicts {
                    json.object(verdict.slot.description) { json in write(verdict, to: &json) }
                }
            }
            if let removal { json.object("removal") { json in write(removal, to: &json) } }
        }
    }

    /// - Parameters:
    ///   - message: what is said about it, besides what it replaced of others.
    ///   - undo: the token that takes the change back.
    ///   - more: writes what else the answer says.
    func written(
        _ slots: [Slot], message: String, undo: String?, more: (inout JSONWriter) -> Void = { _ in }
    ) throws -> Response {
        let message = try ReplacedWords.added(to: message, writtenAs: undo, desk.context)
        return answer { json in
            json.member("slots", slots.map(\.description))
            json.member("message", message)
            if let undo { json.member("undo", undo) }
            more(&json)
        }
    }

    func refused(_ violations: [Violation]) -> Response {
        Problem(
            .conflict, type: "/problems/ruleViolation", title: desk.context.text("error.ruleViolation.heading"),
            detail: reasons.list(violations)
        ).response { json in json.array("violations") { json in write(violations, to: &json) } }
    }

    func answer(_ body: (inout JSONWriter) throws -> Void) rethrows -> Response {
        Response(type: "application/json", try JSONWriter.write { try $0.object(body) })
    }

    private func write(_ verdict: WeekVerdicts.Verdict, to json: inout JSONWriter) {
        json.member("fits", verdict.fits)
        json.member("text", verdict.text)
        json.array("violations") { json in
            if verdict.isSameDish { writeSameDish(to: &json) }
            write(verdict.violations, to: &json)
        }
        write(verdict.meters, to: &json)
    }

    func write(_ meters: [WeekMeterModel], to json: inout JSONWriter) {
        json.array("meters") { json in
            for meter in meters {
                json.object { json in
                    json.member("tag", meter.meter.tag.text)
                    json.member("name", meter.name)
                    json.member("on", min(meter.meter.count, meter.dots))
                    json.member("dots", meter.dots)
                    json.member("text", meter.text)
                    json.member("isFull", meter.isFull)
                    json.member("isOver", meter.meter.isOver)
                    json.member("isShort", meter.isShort)
                }
            }
        }
    }

    private func writeSameDish(to json: inout JSONWriter) {
        json.object { json in
            json.member("rule", AppError.Key.sameDish.rawValue)
            json.member("text", desk.context.text("error.sameDish.text"))
        }
    }

    private func write(_ violations: [Violation], to json: inout JSONWriter) {
        for violation in violations { write(violation, reasons.text(violation), to: &json) }
    }

    /// What stands in a slot against the rules now.
    func write(standing violations: [Violation], to json: inout JSONWriter) {
        json.array("violations") { json in
            for violation in violations { write(violation, reasons.standing([violation]), to: &json) }
        }
    }

    private func write(_ violation: Violation, _ text: String, to json: inout JSONWriter) {
        json.object { json in
            json.member("rule", violation.rule.rawValue)
            json.member("dish", violation.dish.text)
            json.member("tag", violation.tag?.text)
            json.member("text", text)
        }
    }
}
