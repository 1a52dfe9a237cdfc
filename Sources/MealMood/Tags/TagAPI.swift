import HTTP
import Planner

/// The tags for programs (product §6).
enum TagAPI {
    static func list(_ context: MemberContext) throws -> Response {
        try TagJSON(context).all()
    }

    static func show(_ context: MemberContext) throws -> Response {
        try TagJSON(context).one(try TagHandlers.tag(context))
    }

    static func create(_ context: MemberContext) throws -> Response {
        let tag = try TagWish(try context.request.json(TagPatch.self), for: nil, context).write(context).document
        var response = try TagJSON(context).one(tag, status: .created)
        response.headers.append("Location", "/api/v1/tags/\(tag.id.text)")
        return response
    }

    static func change(_ context: MemberContext) throws -> Response {
        let tag = try TagHandlers.tag(context)
        let written = try TagWish(try context.request.patch(TagPatch.self), for: tag, context).write(context)
        return try TagJSON(context).one(
            written.document, replaced: try ReplacedNote(written.replaced, context))
    }

    static func delete(_ context: MemberContext) throws -> Response {
        let tag = try TagDeletionHandlers.deletable(context)
        return try ReplacedNote.removal(try TagChanges.delete(tag, context), context)
    }
}
