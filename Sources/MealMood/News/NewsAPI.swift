import HTTP
import Planner

/// What an open page says of the others' changes.
enum NewsAPI {
    static func show(_ context: MemberContext) throws -> Response {
        guard let seq = Int(try context.visitor.query("since")), seq >= 0 else { throw AppError.invalidField("since") }
        let news = try News(since: seq, context)
        return Response(
            type: "application/json",
            JSONWriter.write { json in
                json.object { json in
                    json.member("seq", context.household.changeNumber)
                    json.member("text", news.text)
                    if let undo = news.undo { json.object("undo", undo.write) }
                }
            })
    }
}
