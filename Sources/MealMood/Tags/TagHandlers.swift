import HTTP
import Planner

enum TagHandlers {
    static func list(_ context: MemberContext) throws -> Response {
        let page = TagListPage(try context.library(), context)
        return try context.page("tags/list", title: context.text("tags.title"), section: .tags, page)
    }

    static func new(_ context: MemberContext) throws -> Response {
        try context.require(.ownTags)
        return try show(try TagWish(TagPatch(), for: nil, context), isFresh: true, context)
    }

    static func create(_ context: MemberContext) throws -> Response {
        let wish = try TagWish(try TagPatch(form: try context.request.form()), for: nil, context)
        try context.require(.ownTags)
        guard wish.faults.isEmpty else { return try show(wish, context) }
        let tag = try wish.write(context).document
        return .redirect(to: Notice.tagAdded.added(to: "/tags", subject: tag.id.text))
    }

    static func edit(_ context: MemberContext) throws -> Response {
        try show(try TagWish(TagPatch(), for: try tag(context), context), isFresh: true, context)
    }

    static func save(_ context: MemberContext) throws -> Response {
        let wish = try TagWish(try TagPatch(form: try context.request.form()), for: try tag(context), context)
        guard wish.faults.isEmpty else { return try show(wish, context) }
        let written = try wish.write(context)
        return .redirect(
            to: Notice.tagSaved.added(
                to: "/tags", subject: written.document.id.text, replaced: written.replaced))
    }

    /// What the editor says of rules that are not saved yet.
    static func preview(_ context: MemberContext) throws -> Response { try preview(try tag(context), context) }

    static func previewNew(_ context: MemberContext) throws -> Response { try preview(nil, context) }

    static func tag(_ context: MemberContext) throws -> Tag {
        guard let tag = try context.library()[TagID(context.parameter("tag"))] else { throw AppError.notFound }
        return tag
    }

    private static func preview(_ tag: Tag?, _ context: MemberContext) throws -> Response {
        let wish = try TagWish(try TagPatch(form: try context.request.queryForm), for: tag, context)
        var response = try context.partial("tags/preview", try TagPreview(wish, context))
        response.headers.append("Cache-Control", "no-store")
        return response
    }

    /// - Parameter isFresh: nobody has tried to save it yet, so nothing is wrong with it.
    private static func show(_ wish: TagWish, isFresh: Bool = false, _ context: MemberContext) throws -> Response {
        let page = try TagFormPage(wish, faults: isFresh ? [] : wish.faults, context)
        return try context.page(
            "tags/form", status: isFresh ? .ok : .unprocessableContent, title: page.heading, section: .tags, page)
    }
}

enum TagDeletionHandlers {
    static func confirm(_ context: MemberContext) throws -> Response {
        let page = TagDeletionPage(try deletable(context), try context.library(), context)
        return try context.page("tags/deletion", title: page.heading, section: .tags, page)
    }

    static func delete(_ context: MemberContext) throws -> Response {
        let replaced = try TagChanges.delete(try deletable(context), context)
        return .redirect(to: Notice.tagDeleted.added(to: "/tags", replaced: replaced))
    }

    /// An own tag; the given ones stay.
    static func deletable(_ context: MemberContext) throws -> Tag {
        let tag = try TagHandlers.tag(context)
        guard tag.given == nil else { throw AppError.givenTag }
        return tag
    }
}
