import Crypto

/// The owner's invitations. No program gets here: with a token nobody lets people in.
struct InvitationDesk {
    let context: MemberContext

    init(_ context: MemberContext) throws {
        try context.requirePerson()
        try context.requireOwner()
        self.context = context
    }

    func waiting() throws -> [Invitation] {
        try InvitationStore.waiting(for: context.household.id, at: context.visitor.now, in: context.db)
    }

    /// Answers the code, which is kept nowhere.
    func create() throws -> MadeInvitation {
        try context.require(.invitations)
        guard try waiting().count < Invitation.most else { throw AppError.invitationsFull }
        let made = MadeInvitation(
            invitation: Invitation(id: randomID(), madeAt: context.visitor.now), code: ReadableCode())
        try InvitationStore.create(made.invitation, made.code, stamp: try context.stamp(), in: context.db)
        return made
    }

    /// Revokes the one that the URL names.
    func revoke() throws {
        let id = context.parameter("invitation")
        guard try waiting().contains(where: { $0.id == id }) else { throw AppError.notFound }
        _ = try context.stamp()
        try InvitationStore.revoke(id, of: context.household.id, in: context.db)
    }
}

/// A fresh invitation with its code, to be shown once.
struct MadeInvitation {
    let invitation: Invitation
    let code: ReadableCode

    func link(_ context: MemberContext) -> String { context.visitor.link(JoinURL.offer(code)) }
}
