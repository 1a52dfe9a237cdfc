import Mustache

/// What `Templates/api/reference` needs: the interface, part by part.
struct APIPage: Model {
    var version: String
    var text: String
    var sections: [APISection]
    var shapes: [APIShape]
    var problems: [APIProblem]

    static let fields: [Field<Self>] = [
        .text("version") { $0.version },
        .text("text") { $0.text },
        .list("sections") { $0.sections },
        .list("shapes") { $0.shapes },
        .list("problems") { $0.problems },
    ]
}

struct APISection: Model {
    var name: String
    var text: String
    var operations: [APIOperation]

    static let fields: [Field<Self>] = [
        .text("name") { $0.name },
        .text("text") { $0.text },
        .list("operations") { $0.operations },
    ]
}

struct APIOperation: Model {
    var id: String
    var method: String
    var path: String
    var summary: String
    var text: String
    var parameters: [APIField]
    var body: [APIField]
    var bodyType: String
    var example: String
    var answers: [APIAnswer]

    static let fields: [Field<Self>] = [
        .text("id") { $0.id },
        .text("method") { $0.method },
        .text("path") { $0.path },
        .text("summary") { $0.summary },
        .text("text") { $0.text },
        .list("parameters") { $0.parameters },
        .flag("hasParameters") { !$0.parameters.isEmpty },
        .list("body") { $0.body },
        .text("bodyType") { $0.bodyType },
        .text("example") { $0.example },
        .list("answers") { $0.answers },
    ]
}

/// A member of an object, or a parameter.
struct APIField: Model {
    var name: String
    var type: String
    var text: String
    var isRequired: Bool

    static let fields: [Field<Self>] = [
        .text("name") { $0.name },
        .text("type") { $0.type },
        .text("text") { $0.text },
        .flag("isRequired") { $0.isRequired },
    ]
}

struct APIAnswer: Model {
    var status: String
    var text: String
    var type: String
    var example: String

    static let fields: [Field<Self>] = [
        .text("status") { $0.status },
        .text("text") { $0.text },
        .text("type") { $0.type },
        .text("example") { $0.example },
    ]
}

struct APIShape: Model {
    var name: String
    var text: String
    var members: [APIField]

    static let fields: [Field<Self>] = [
        .text("name") { $0.name },
        .text("text") { $0.text },
        .list("members") { $0.members },
    ]
}

struct APIProblem: Model {
    var key: String
    var meaning: String

    static let fields: [Field<Self>] = [
        .text("type") { "/problems/\($0.key)" },
        .text("meaning") { $0.meaning },
    ]
}
