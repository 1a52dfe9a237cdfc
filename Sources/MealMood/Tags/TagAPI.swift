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
        let tag = try TagWish(try patch(context), for: nil, context).write(context)
        var response = try TagJSON(context).one(tag, status: .created)
        response.headers.append("Location", "/api/v1/tags/\(tag.id.text)")
        return response
    }

    static func change(_ context: MemberContext) throws -> Response {
        let patch = try patch(context)
        let tag = try TagWish(patch, for: try TagHandlers.tag(context), context).write(context)
        return try TagJSON(context).one(tag)
    }

    static func delete(_ context: MemberContext) throws -> Response {
        try TagStore.delete(
            try TagDeletionHandlers.deletable(context).id, stamp: try context.stamp(), in: context.db)
        return Response(.noContent)
    }

    private static func patch(_ context: MemberContext) throws -> TagPatch { try context.request.json(TagPatch.self) }
}
