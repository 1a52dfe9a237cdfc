import HTTP

/// The owner's invitations for programs that have the owner's session; a token invites nobody.
enum InvitationAPI {
    static func list(_ context: MemberContext) throws -> Response {
        let waiting = try InvitationDesk(context).waiting()
        return Response(
            type: "application/json",
            JSONWriter.write { json in
                json.object { json in
                    json.array("invitations") { json in
                        for invitation in waiting { json.object { json in write(invitation, to: &json) } }
                    }
                }
            })
    }

    static func create(_ context: MemberContext) throws -> Answered {
        let made = try InvitationDesk(context).create()
        return Answered(answer(made.invitation, made, context), repeated: answer(made.invitation, nil, context))
    }

    static func revoke(_ context: MemberContext) throws -> Response {
        try InvitationDesk(context).revoke()
        return Response(.noContent)
    }

    /// - Parameter made: nil once its code was shown.
    private static func answer(
        _ invitation: Invitation, _ made: MadeInvitation?, _ context: MemberContext
    ) -> Response {
        let body = JSONWriter.write { json in
            json.object { json in
                write(invitation, to: &json)
                json.member("code", made?.code.text)
                json.member("link", made?.link(context))
            }
        }
        return Response(.created, type: "application/json", body)
    }

    private static func write(_ invitation: Invitation, to json: inout JSONWriter) {
        json.member("id", invitation.id)
        json.member("madeAt", Clock.text(invitation.madeAt))
        json.member("expiresAt", Clock.text(invitation.expiresAt))
    }
}
