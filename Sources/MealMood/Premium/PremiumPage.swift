import Mustache

/// What `Templates/premium/page` needs.
struct PremiumPage: Model {
    var status: String
    /// Something that the person should do.
    var isWarning: Bool
    var isFree: Bool
    /// Said when the clock was set back.
    var clockNote: String
    var offersPlans: Bool
    var shopURL: String
    var takesCodes: Bool
    /// What was typed, and what is wrong with it.
    var code: String
    var error: String
    var codes: [SavedCodeModel]

    static let fields: [Field<Self>] = [
        .text("status") { $0.status },
        .flag("isWarning") { $0.isWarning },
        .flag("isFree") { $0.isFree },
        .text("clockNote") { $0.clockNote },
        .flag("offersPlans") { $0.offersPlans },
        .text("shopURL") { $0.shopURL },
        .flag("asksHost") { $0.shopURL.isEmpty && $0.takesCodes },
        .flag("takesCodes") { $0.takesCodes },
        .text("code") { $0.code },
        .text("error") { $0.error },
        .flag("hasCodes") { !$0.codes.isEmpty },
        .list("codes") { $0.codes },
    ]
}

/// One code that the member has saved.
struct SavedCodeModel: Model {
    var name: String
    var standing: String
    var removalURL: String

    static let fields: [Field<Self>] = [
        .text("name") { $0.name },
        .text("standing") { $0.standing },
        .text("removalURL") { $0.removalURL },
    ]
}

/// Asks before a code goes, and shows it so that it can be kept.
struct LicenceRemovalPage: Model {
    var code: String
    var action: String

    init(_ saved: LicenceStore.Saved, _ context: MemberContext) {
        code = saved.code
        action = "/premium/codes/\(saved.id)/removal"
    }

    static let fields: [Field<Self>] = [
        .text("code") { $0.code },
        .text("action") { $0.action },
        .text("premiumURL") { _ in "/premium" },
    ]
}
