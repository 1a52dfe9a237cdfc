import HTTP
import Planner

enum CopyAPI {
    static func run(_ context: MemberContext) throws -> Response {
        struct Body: Decodable { var to: String }
        let body = try context.request.json(Body.self)
        let desk = try CopyDesk(context)
        let done = try desk.write(to: try desk.target(body.to))
        let words = CopyWords(library: done.target.library, words: context.weekWords)
        let slots = done.copy.writes.keys.sorted()
        return try WeekJSON(done.target).written(slots, message: words.message(done.copy), undo: done.token) { json in
            // Where there is something new to see.
            if done.token != nil { json.member("week", done.target.plan.monday.description) }
            json.array("left") { json in
                for left in done.copy.left {
                    json.object { json in
                        json.member("slot", left.slot.description)
                        json.member("dish", left.dish.text)
                        json.member("text", words.left(left))
                    }
                }
            }
        }
    }
}
