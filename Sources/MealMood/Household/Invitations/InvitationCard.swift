import Localization
import Mustache
import QRCode

/// The card of the invitations on the household's page.
struct InvitationCard: Model {
    private enum Standing { case guest, locked, open, full }

    private var standing: Standing
    /// Who may invite, for a guest.
    var ownerName: String
    var made: MadeInvitationModel?
    var waiting: [InvitationRow] = []
    var asksName: Bool
    var name: String
    var nameError: String

    init(_ desk: HouseholdDesk, _ form: InvitationForm, made: MadeInvitation?) throws {
        let context = desk.context
        ownerName = context.householdWords.person(desk.owner?.name ?? "")
        asksName = desk.reader?.name.isEmpty ?? true
        name = form.name
        nameError = form.fault?.sentence(context.visitor) ?? ""
        self.made = try made.map { try MadeInvitationModel($0, context) }
        guard context.isOwner else {
            standing = .guest
            return
        }
        let all = try InvitationStore.waiting(for: context.household.id, at: context.visitor.now, in: context.db)
        waiting = all.filter { $0.id != made?.invitation.id }.map { InvitationRow($0, context) }
        standing = !context.allows(.invitations) ? .locked : all.count < Invitation.most ? .open : .full
    }

    static let fields: [Field<Self>] = [
        .flag("isGuest") { $0.standing == .guest },
        .flag("isLocked") { $0.standing == .locked },
        .flag("isOpen") { $0.standing == .open },
        .flag("isFull") { $0.standing == .full },
        .text("ownerName") { $0.ownerName },
        .model("made") { $0.made },
        .list("waiting") { $0.waiting },
        .flag("hasWaiting") { !$0.waiting.isEmpty },
        .flag("asksName") { $0.asksName },
        .text("ownName") { $0.name },
        .text("nameError") { $0.nameError },
        .text("action") { _ in HouseholdURL.invitations },
    ]
}

/// An invitation whose code is shown.
struct MadeInvitationModel: Model {
    var code: String
    var label: String
    var link: String
    var qr: SafeHTML
    var expiry: String

    init(_ made: MadeInvitation, _ context: MemberContext) throws {
        code = made.code.text
        // One letter after the other, to be heard.
        let spelled = code.filter { $0 != "-" }.map(String.init).joined(separator: " ")
        label = context.text("household.invitation.label", ["code": .text(spelled)])
        link = made.link(context)
        qr = SafeHTML(try QRCode(link).svg(label: context.text("household.invitation.qr")))
        expiry = InvitationWords(context).expiry(made.invitation)
    }

    static let fields: [Field<Self>] = [
        .text("code") { $0.code },
        .text("label") { $0.label },
        .text("link") { $0.link },
        .html("qr") { $0.qr },
        .text("expiry") { $0.expiry },
    ]
}

/// One that waits; its code is not known any more.
struct InvitationRow: Model {
    var made: String
    var expiry: String
    var revocationURL: String

    init(_ invitation: Invitation, _ context: MemberContext) {
        let words = InvitationWords(context)
        made = words.made(invitation)
        expiry = words.expiry(invitation)
        revocationURL = HouseholdURL.revocation(invitation)
    }

    static let fields: [Field<Self>] = [
        .text("made") { $0.made },
        .text("expiry") { $0.expiry },
        .text("revocationURL") { $0.revocationURL },
    ]
}
