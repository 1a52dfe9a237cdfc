import HTTP

enum AccountAPI {
    static func show(_ context: MemberContext) throws -> Response {
        try answer(context, name: context.member.name, colour: context.member.colour)
    }

    /// Name and colour; the fields that are given.
    static func change(_ context: MemberContext) throws -> Response {
        try context.requirePerson()
        let form = try AccountForm(patch: try context.request.patch(AccountPatch.self), context)
        try form.save(context)
        return try answer(context, name: form.checkedName, colour: form.colour)
    }

    static func sessions(_ context: MemberContext) throws -> Response {
        try context.requirePerson()
        let sessions = try SessionList(person: context.member.id, context: context.visitor).all()
        return json { json in
            json.array("sessions") { json in
                for session in sessions {
                    json.object { json in
                        json.member("id", session.id)
                        json.member(
                            "device", session.name.isEmpty ? session.device.text(context.visitor) : session.name)
                        json.member("kind", session.device.kind.rawValue)
                        json.member("createdAt", Clock.text(session.createdAt))
                        json.member("lastSeenAt", Clock.text(session.seenAt))
                        json.member("isThis", session.id == context.visitor.identity?.session)
                    }
                }
            }
        }
    }

    static func endSession(_ context: MemberContext) throws -> Response {
        try context.requirePerson()
        try SessionList(person: context.member.id, context: context.visitor).end(context.parameter("session"))
        return Response(.noContent)
    }

    private static func answer(_ context: MemberContext, name: String, colour: AvatarColour) throws -> Response {
        let hasPassword = try PasswordStore.hash(of: context.member.id, in: context.db) != nil
        return json { json in
            json.member("id", context.member.id.text)
            json.member("name", name)
            json.member("colour", colour.rawValue)
            json.member("role", context.member.role.rawValue)
            json.member("hasPassword", hasPassword)
        }
    }

    private static func json(_ body: (inout JSONWriter) -> Void) -> Response {
        Response(type: "application/json", JSONWriter.write { $0.object(body) })
    }
}
