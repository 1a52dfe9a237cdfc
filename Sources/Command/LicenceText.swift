import MealMood

/// A licence on the console.
enum LicenceText {
    struct Refusal: Error, CustomStringConvertible {
        let description: String

        init(_ fault: LicenceFault) {
            description =
                switch fault {
                case .missing, .notACode: "this is no licence code"
                case .damaged: "the code is not what was signed: a character is missing or changed"
                case .foreign: "it was signed with another key"
                case .notYetValid, .expired, .taken: "it cannot be used"
                }
        }
    }

    static func lines(_ licence: Licence) -> String {
        let end = licence.end.map { " (and works until \(Licence.text(of: $0)))" } ?? ""
        return [
            "plan        \(licence.plan.rawValue)",
            "name        \(licence.name)",
            "licence     \(licence.id)",
            "key         \(licence.key)",
            "not before  \(Licence.text(of: licence.notBefore))",
            "expiry      \(licence.expiry.map(Licence.text) ?? "none")\(end)",
        ].joined(separator: "\n")
    }
}
