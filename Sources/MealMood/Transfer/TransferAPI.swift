import HTTP

/// The file for programs: read, and put in the place of what is there.
enum TransferAPI {
    static func file(_ context: MemberContext) throws -> Response {
        let withPhotos = try flag("photos", otherwise: true, context)
        // What is handed out can be brought in again.
        guard try !withPhotos || TransferReading.photosFit(context) else { throw AppError.exportTooLarge }
        var response = Response(
            type: "application/json", try TransferReading.file(context, withPhotos: withPhotos).json)
        // Photos do not get smaller by compressing them.
        response.headers.append("Cache-Control", "no-store, no-transform")
        return response
    }

    /// With `preview=true` it only says what the file holds.
    static let given = Preparation(
        bodyLimit: TransferFile.sizeLimit,
        read: { request in
            try request.requireJSON()
            return TransferDraft(content: &request)
        },
        respond: { context, draft in
            let isPreview = try flag("preview", otherwise: false, context)
            switch draft.checked(context) {
            case .failure(let fault): throw AppError.invalidFile(fault)
            case .success(let upload): return try answer(upload.file, isPreview: isPreview, context)
            }
        })

    private static func answer(
        _ file: TransferFile, isPreview: Bool, _ context: MemberContext
    ) throws -> Response {
        if !isPreview {
            try context.requireOwner()
            try TransferWriting(file, context).run()
        }
        return summary(of: file, isDone: !isPreview)
    }

    private static func flag(_ name: String, otherwise usual: Bool, _ context: MemberContext) throws -> Bool {
        switch try context.visitor.query(name) {
        case "": return usual
        case "false": return false
        case "true": return true
        default: throw AppError.invalidField(name)
        }
    }

    private static func summary(of file: TransferFile, isDone: Bool) -> Response {
        let counts = TransferCounts(file)
        return Response(
            type: "application/json",
            JSONWriter.write { json in
                json.object { json in
                    json.member("isDone", isDone)
                    json.member("exportedAt", Clock.text(file.exportedAt))
                    json.member("household", file.household.name)
                    json.member("dishes", counts.dishes)
                    json.member("tags", counts.tags)
                    json.member("weeks", counts.weeks)
                }
            })
    }
}
