import HTTP
import Localization
import Mustache

/// Asks before somebody moves, or another one leads. What `Templates/household/question` needs.
struct HouseholdQuestion: Model {
    var title: String
    var text: String
    var confirm: String
    var action: String
    /// The offer of a copy; empty when there is nothing to take along.
    var copyLabel = ""
    var isDanger = true
    /// Afterwards this household is not the reader's any more.
    var leadsAway = false

    static let fields: [Field<Self>] = [
        .text("title") { $0.title },
        .text("text") { $0.text },
        .text("confirm") { $0.confirm },
        .text("action") { $0.action },
        .text("copyLabel") { $0.copyLabel },
        .flag("isDanger") { $0.isDanger },
        .flag("leadsAway") { $0.leadsAway },
        .text("backURL") { _ in HouseholdURL.page },
    ]

    func page(_ context: MemberContext) throws -> Response {
        try context.page("household/question", title: title, section: .settings, self)
    }

    /// Whether the form that was sent wants the copy.
    static func takesCopy(_ context: MemberContext) throws -> Bool {
        try context.request.form().first("copy") == "1"
    }

    static func removal(of person: MemberStore.Person, _ context: MemberContext) -> Self {
        let name: [String: Argument] = ["name": .text(context.householdWords.person(person.name))]
        return Self(
            title: context.text("household.removal.title", name), text: context.text("household.removal.text", name),
            confirm: context.text("household.removal.confirm"), action: HouseholdURL.removal(person.id),
            copyLabel: context.text("household.removal.copy", name))
    }

    static func ownership(of person: MemberStore.Person, _ context: MemberContext) -> Self {
        let name: [String: Argument] = ["name": .text(context.householdWords.person(person.name))]
        return Self(
            title: context.text("household.ownership.title", name),
            text: context.text("household.ownership.text", name),
            confirm: context.text("household.ownership.confirm"), action: HouseholdURL.ownership(person.id),
            isDanger: false)
    }

    static func leaving(_ desk: HouseholdDesk) -> Self {
        let context = desk.context
        return Self(
            title: context.text("household.leave.title", ["name": .text(desk.name)]),
            text: context.text("household.leave.text"), confirm: context.text("household.leave.confirm"),
            action: HouseholdURL.leave, copyLabel: context.text("household.leave.copy"), leadsAway: true)
    }

    static func dissolution(_ desk: HouseholdDesk) -> Self {
        let context = desk.context
        return Self(
            title: context.text("household.dissolution.title", ["name": .text(desk.name)]),
            text: context.text("household.dissolution.text", ["count": .number(desk.others.count)]),
            confirm: context.text("household.dissolution.confirm"), action: HouseholdURL.dissolution,
            copyLabel: context.text("household.dissolution.copy"))
    }
}
