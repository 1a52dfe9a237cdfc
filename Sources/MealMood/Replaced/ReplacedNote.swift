import HTTP

/// What the answer to a write of a dish or a tag says of the change that it replaced.
struct ReplacedNote {
    private let text: String
    private let undo: UndoPlace?

    /// Nil when it replaced none.
    init?(_ token: String?, _ context: MemberContext) throws {
        guard let token,
            let replaced = try Replacement.made(by: token, of: context.household.id, in: context.db).first
        else { return nil }
        text = try ReplacedWords(context).made(replaced)
        undo = try UndoPlace(replaced, context)
    }

    func write(to json: inout JSONWriter) {
        json.object("replaced") { json in
            json.member("text", text)
            if let undo { json.object("undo", undo.write) }
        }
    }

    /// The answer to a removal, which has nothing else to say.
    static func removal(_ token: String?, _ context: MemberContext) throws -> Response {
        guard let note = try ReplacedNote(token, context) else { return Response(.noContent) }
        return Response(type: "application/json", JSONWriter.write { $0.object(note.write) })
    }

    /// The same on a page, after what is said anyway.
    static func notice(_ text: String, _ token: String, _ context: MemberContext) throws -> NoticeModel {
        let document = try ReplacedStore.document(token, of: context.household.id, in: context.db)
        let canBeTakenBack = try document?.undo(context) != nil
        return NoticeModel(
            text: try ReplacedWords.added(to: text, writtenAs: token, context), isError: false,
            undo: canBeTakenBack
                ? document.map { NoticeUndo(url: $0.undoPath, token: token, isOfWeek: false) } : nil)
    }
}
