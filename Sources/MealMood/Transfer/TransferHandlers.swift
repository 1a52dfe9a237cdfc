import HTTP
import Planner

enum TransferHandlers {
    static func show(_ context: MemberContext) throws -> Response { try page(context) }

    /// The file to keep, named for its day.
    static func download(_ context: MemberContext) throws -> Response {
        var response = try TransferAPI.file(context)
        response.headers.append(
            "Content-Disposition", "attachment; filename=\"mealmood-\(context.today.description).json\"")
        return response
    }

    /// Looks at a file; nothing changes yet.
    static let given = Preparation(
        bodyLimit: TransferFile.sizeLimit + Site.bodyLimit, tooLarge: { try page($0, .tooLarge) },
        read: { try TransferDraft(posted: &$0) },
        respond: { context, draft in
            switch draft.checked(context) {
            case .failure(let fault): return try page(context, fault, of: draft)
            case .success(let upload):
                context.services.transfers.keep(upload, for: context)
                return .redirect(to: TransferURL.upload(upload.token))
            }
        })

    static func preview(_ context: MemberContext) throws -> Response {
        guard let upload = upload(context) else { return gone }
        return try preview(upload, context)
    }

    /// Only what the look has shown is replaced: whoever changed something since is shown again.
    static func replace(_ context: MemberContext) throws -> Response {
        try context.requireOwner()
        guard let upload = upload(context) else { return gone }
        guard try context.request.form().first("once") == Once(context.visitor.identity).mark else {
            return try preview(upload, hasChanged: true, context)
        }
        try TransferWriting(upload.file, context).run()
        context.services.transfers.forget(of: context)
        return .redirect(to: Notice.transferDone.added(to: WeekURL.week(context.today.monday)))
    }

    private static func preview(
        _ upload: TransferUpload, hasChanged: Bool = false, _ context: MemberContext
    ) throws -> Response {
        try context.page(
            "transfer/preview", status: hasChanged ? .conflict : .ok, title: context.text("transfer.preview"),
            section: .settings, try TransferPreviewPage(upload, hasChanged: hasChanged, context))
    }

    private static func upload(_ context: MemberContext) -> TransferUpload? {
        context.services.transfers.upload(context.parameter("upload"), of: context)
    }

    /// Brought in already, given up, or waiting too long.
    private static var gone: Response { .redirect(to: Notice.transferGone.added(to: TransferURL.page)) }

    private static func page(
        _ context: MemberContext, _ fault: TransferFault? = nil, of draft: TransferDraft? = nil
    ) throws -> Response {
        let error = fault.map { TransferWords(context.visitor).sentence($0) } ?? ""
        let page = TransferPage(
            isOwner: context.isOwner, photosFit: try TransferReading.photosFit(context), fileName: draft?.name ?? "",
            error: error)
        return try context.page(
            "transfer/page", status: fault == nil ? .ok : .unprocessableContent,
            title: context.text("transfer.title"), section: .settings, page)
    }
}

enum TransferURL {
    static let page = "/transfer"
    static let file = "/transfer/file"
    static let fileWithoutPhotos = "/transfer/file?photos=false"
    static func upload(_ token: String) -> String { "/transfer/uploads/\(token)" }
}
