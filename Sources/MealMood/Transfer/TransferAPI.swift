import HTTP

/// The file for programs: read, and put in the place of what is there.
enum TransferAPI {
    static func file(_ context: MemberContext) throws -> Response { answer(try TransferReading.file(context)) }

    static func answer(_ file: TransferFile) -> Response {
        var response = Response(type: "application/json", file.json)
        // Photos do not get smaller by compressing them, and a reactor has others to answer.
        response.headers.append("Cache-Control", "no-store, no-transform")
        return response
    }

    /// With `preview=true` it only says what the file holds.
    static let given = Preparation(
        bodyLimit: TransferFile.sizeLimit,
        read: { request in
            try request.requireJSON()
            return TransferDraft.result(request.takeContent())
        },
        respond: { context, result in
            let isPreview = try isPreview(context)
            let file: TransferFile
            switch result {
            case .failure(let fault): throw AppError.invalidFile(fault)
            case .success(let upload): file = upload.file
            }
            if !isPreview {
                try context.requireOwner()
                try TransferWriting(file, context).run()
            }
            return summary(of: file, isDone: !isPreview)
        })

    private static func isPreview(_ context: MemberContext) throws -> Bool {
        switch try context.visitor.query("preview") {
        case "", "false": return false
        case "true": return true
        default: throw AppError.invalidField("preview")
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
