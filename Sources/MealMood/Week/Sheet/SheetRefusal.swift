import Mustache

/// A form that was refused, with what is against it.
struct SheetRefusal: Model {
    var title: String
    var reasons: [String]
    /// How to insist: where to, and the fields; without fields there is no way.
    var action = ""
    var commit = ""
    var inputs: [SheetInput] = []

    static let fields: [Field<Self>] = [
        .text("title") { $0.title },
        .texts("reasons") { $0.reasons },
        .flag("hasReasons") { !$0.reasons.isEmpty },
        .flag("canInsist") { !$0.inputs.isEmpty },
        .text("action") { $0.action },
        .text("commit") { $0.commit },
        .list("inputs") { $0.inputs },
    ]
}

/// A hidden field of a form that is sent again.
struct SheetInput: Model {
    var name: String
    var value: String

    static let fields: [Field<Self>] = [
        .text("name") { $0.name },
        .text("value") { $0.value },
    ]
}

/// The note as it was typed, with what is wrong with it.
struct SheetNote: Model {
    static let limit = SlotEntry.noteLimit

    var text: String
    var error = ""

    static let fields: [Field<Self>] = [
        .text("text") { $0.text },
        .text("error") { $0.error },
        .number("length") { $0.text.count },
        .number("limit") { _ in limit },
        .flag("isOpen") { !$0.text.isEmpty },
    ]
}
