import Localization

/// The times of an invitation in words.
struct InvitationWords {
    private let context: MemberContext

    init(_ context: MemberContext) { self.context = context }

    /// "Creada hace 3 h"
    func made(_ invitation: Invitation) -> String {
        let ago = AgoWords(context: context).text(invitation.madeAt)
        return context.text("household.invitation.made", ["ago": .text(ago)])
    }

    /// "Caduca en 23 h 40 min"
    func expiry(_ invitation: Invitation) -> String {
        let minutes = max(1, Int(invitation.expiresAt - context.visitor.now) / 60)
        return context.text("household.invitation.expiry", ["time": .text(SettingsWords(context).duration(minutes))])
    }
}
