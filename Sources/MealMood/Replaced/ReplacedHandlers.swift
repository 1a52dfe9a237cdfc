import HTTP

enum ReplacedHandlers {
    static func dish(_ context: MemberContext) throws -> Response { try run(.dish, list: "/dishes", context) }

    static func tag(_ context: MemberContext) throws -> Response { try run(.tag, list: "/tags", context) }

    /// Answers the page that the notice stood on.
    private static func run(
        _ kind: ReplacedDocument.Kind, list: String, _ context: MemberContext
    ) throws -> Response {
        let form = try context.request.form()
        try ReplacedDocument.takeBack(kind, form.first("token"), context)
        return .redirect(to: Notice.undone.added(to: LocalPath.safe(form.first("return")) ?? list))
    }
}

enum ReplacedAPI {
    static func dish(_ context: MemberContext) throws -> Response { try run(.dish, context) }

    static func tag(_ context: MemberContext) throws -> Response { try run(.tag, context) }

    private static func run(_ kind: ReplacedDocument.Kind, _ context: MemberContext) throws -> Response {
        struct Body: Decodable { var token: String? }
        try ReplacedDocument.takeBack(kind, try context.request.json(Body.self).token, context)
        return Response(
            type: "application/json",
            JSONWriter.write { $0.object { $0.member("message", context.text("notice.undone")) } })
    }
}
