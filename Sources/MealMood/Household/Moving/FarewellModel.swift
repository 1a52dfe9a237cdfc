import Localization
import Mustache

/// Tells somebody why they are at home again, until they have read it.
struct FarewellModel: Model {
    var text: String
    var returnURL: String

    init(_ farewell: Farewell, returnURL: String, _ context: VisitorContext) {
        let words = HouseholdWords(context: context)
        let arguments: [String: Argument] = [
            "by": .text(words.person(farewell.byName)),
            "household": .text(words.name(farewell.householdName, owner: farewell.byName)),
        ]
        let said = context.text("household.farewell.\(farewell.kind.rawValue)", arguments)
        text = farewell.hasCopy ? "\(said) \(context.text("household.farewell.copy"))" : said
        self.returnURL = returnURL
    }

    static let fields: [Field<Self>] = [
        .text("text") { $0.text },
        .text("returnURL") { $0.returnURL },
        .text("action") { _ in HouseholdURL.farewell },
    ]
}
