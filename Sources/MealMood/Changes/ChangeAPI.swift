import HTTP

/// What has changed since a device last asked (household "Documents and changes").
enum ChangeAPI {
    /// Documents of one answer, unless fewer are asked for.
    static let limit = 200

    static func list(_ context: MemberContext) throws -> Response {
        let feed = ChangeFeed(household: context.household, db: context.db)
        do {
            let part = try feed.part(after: try cursor(context), limit: try limit(context))
            let documents = try ChangedDocuments(part.heads, context)
            return Response(
                type: "application/json",
                try JSONWriter.write { json in
                    try json.object { json in
                        try json.array("changes") { json in
                            for head in part.heads { try documents.write(head, to: &json) }
                        }
                        json.member("cursor", part.next.text)
                        json.member("hasMore", part.hasMore)
                    }
                })
        } catch let gone as ChangeFeed.Gone {
            return refusal(gone, context)
        }
    }

    /// Nothing, or 0, is the beginning.
    private static func cursor(_ context: MemberContext) throws -> ChangeCursor? {
        let text = try context.visitor.query("since")
        guard !text.isEmpty, text != "0" else { return nil }
        guard let cursor = ChangeCursor(text) else { throw AppError.invalidField("since") }
        return cursor
    }

    private static func limit(_ context: MemberContext) throws -> Int {
        let text = try context.visitor.query("limit")
        guard !text.isEmpty else { return limit }
        guard let number = Int(text), (1...limit).contains(number) else { throw AppError.invalidField("limit") }
        return number
    }

    private static func refusal(_ gone: ChangeFeed.Gone, _ context: MemberContext) -> Response {
        let key = AppError.Key.cursorGone.rawValue
        return Problem(
            .conflict, type: "/problems/\(key)", title: context.text("error.\(key).heading"),
            detail: context.text("error.\(key).text")
        ).response { json in json.member("reason", gone.rawValue) }
    }
}
