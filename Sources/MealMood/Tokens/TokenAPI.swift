import HTTP
import Planner

enum TokenAPI {
    static func list(_ context: MemberContext) throws -> Response {
        let tokens = try TokenDesk(context).all()
        return Response(
            type: "application/json",
            JSONWriter.write { json in
                json.object { json in
                    json.array("tokens") { json in
                        for token in tokens { json.object { json in write(token, to: &json) } }
                    }
                }
            })
    }

    static func create(_ context: MemberContext) throws -> Answered {
        let desk = try TokenDesk(context)
        guard let token = try TokenForm(json: context.request).token(on: context.today) else {
            throw AppError.invalidField("name")
        }
        let secret = try desk.create(token)
        return Answered(made(token, secret), repeated: made(token, nil))
    }

    static func revoke(_ context: MemberContext) throws -> Response {
        let desk = try TokenDesk(context)
        try desk.revoke(try desk.named())
        return Response(.noContent)
    }

    /// - Parameter secret: nil once it was shown.
    private static func made(_ token: AccessToken, _ secret: AccessTokenSecret?) -> Response {
        let body = JSONWriter.write { json in
            json.object { json in
                write(token, to: &json)
                json.member("token", secret?.text)
            }
        }
        return Response(.created, type: "application/json", body)
    }

    private static func write(_ token: AccessToken, to json: inout JSONWriter) {
        json.member("id", token.id)
        json.member("name", token.name)
        json.member("createdOn", token.createdOn.description)
        json.member("lastUsedOn", token.lastUsedOn?.description)
        json.member("expiresOn", token.expiresOn?.description)
    }
}
