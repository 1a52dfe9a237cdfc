import Mustache

/// What `Templates/week/head` and the week's menu need.
struct WeekHeadModel: Model {
    var titleLong: String
    var titleShort: String
    var subtitle: String
    var filledCount: Int
    var slotCount: Int
    /// "de 14 listas"
    var progress: String
    var previousURL: String
    var nextURL: String
    /// The current week, when another one is shown.
    var todayURL: String
    /// Today's day, in this week or in the current one; empty when this week does not show it.
    var dayURL: String
    var autofillURL: String
    /// There is a proposal to take back for another one.
    var hasProposal: Bool
    var resetURL: String
    var settingsURL: String
    var copiesURL: String

    static let fields: [Field<Self>] = [
        .text("titleLong") { $0.titleLong },
        .text("titleShort") { $0.titleShort },
        .text("subtitle") { $0.subtitle },
        .number("filledCount") { $0.filledCount },
        .text("progress") { $0.progress },
        .text("ringDash") { $0.ringDash },
        .text("previousURL") { $0.previousURL },
        .text("nextURL") { $0.nextURL },
        .text("todayURL") { $0.todayURL },
        .text("dayURL") { $0.dayURL },
        .text("autofillURL") { $0.autofillURL },
        .flag("hasProposal") { $0.hasProposal },
        .text("resetURL") { $0.resetURL },
        .text("settingsURL") { $0.settingsURL },
        .text("copiesURL") { $0.copiesURL },
    ]

    /// The stroke of the progress ring: its circle is 69.1 units long.
    private var ringDash: String {
        let tenths = slotCount == 0 ? 0 : filledCount * 691 / slotCount
        return "\(tenths / 10).\(tenths % 10) 69.1"
    }
}
