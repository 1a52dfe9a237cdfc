import HTTP
import Mustache

/// One kind of problem: what families read of it, and what it means for a program.
struct ProblemPage: Model {
    var heading: String
    var text: String
    var type: String
    var statuses: String
    var meaning: String

    init(_ key: AppError.Key, _ context: VisitorContext) {
        heading = context.text("error.\(key.rawValue).heading")
        text = context.text("error.\(key.rawValue).text")
        type = "/problems/\(key.rawValue)"
        let described = context.services.interface.root["x-problems"]?[key.rawValue]
        statuses = (described?["statuses"]?.list ?? []).map { JSONLines.text($0) }.joined(separator: ", ")
        meaning = described?["meaning"]?.prose ?? ""
    }

    static let fields: [Field<Self>] = [
        .text("heading") { $0.heading },
        .text("text") { $0.text },
        .text("type") { $0.type },
        .text("statuses") { $0.statuses },
        .text("meaning") { $0.meaning },
    ]
}
