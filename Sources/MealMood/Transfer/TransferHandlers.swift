import HTTP
import Planner

enum TransferHandlers {
    static func show(_ context: MemberContext) throws -> Response { try page(context) }

    /// The file to keep, named for its day.
    static func download(_ context: MemberContext) throws -> Response {
        var response = TransferAPI.answer(try TransferReading.file(context))
        response.headers.append(
            "Content-Disposition", "attachment; filename=\"mealmood-\(context.today.description).json\"")
        return response
    }

    /// Looks at a file; nothing changes yet.
    static let given = Preparation(
        bodyLimit: TransferFile.sizeLimit + Site.bodyLimit, read: { try TransferDraft(posted: &$0) },
        respond: { context, draft in
            switch draft.result {
            case .failure(let fault): return try page(context, fault, of: draft)
            case .success(let upload):
                context.services.transfers.keep(upload, for: context)
                return .redirect(to: TransferURL.upload(upload.token))
            }
        })

    static func preview(_ context: MemberContext) throws -> Response {
        guard let upload = upload(context) else { return gone }
        return try context.page(
            "transfer/preview", title: context.text("transfer.preview"), section: .settings,
            try TransferPreviewPage(upload, context))
    }

    static func replace(_ context: MemberContext) throws -> Response {
        try context.requireOwner()
        guard let upload = upload(context) else { return gone }
        try TransferWriting(upload.file, context).run()
        context.services.transfers.forget(of: context)
        return .redirect(to: Notice.transferDone.added(to: WeekURL.week(context.today.monday)))
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
        let page = TransferPage(isOwner: context.isOwner, fileName: draft?.name ?? "", error: error)
        return try context.page(
            "transfer/page", status: fault == nil ? .ok : .unprocessableContent,
            title: context.text("transfer.title"), section: .settings, page)
    }
}

enum TransferURL {
    static let page = "/transfer"
    static let file = "/transfer/file"
    static func upload(_ token: String) -> String { "/transfer/uploads/\(token)" }
}
