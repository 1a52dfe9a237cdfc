import Localization
import Mustache
import Planner

/// What a file would bring and what would go, before anything changes.
struct TransferPreviewPage: Model {
    var facts: [TransferFact]
    var changes: TransferChanges
    /// Something in the household is not as it was when the file was looked at.
    var hasChanged: Bool
    var photosFit: Bool
    var token: String

    init(_ upload: TransferUpload, hasChanged: Bool, _ context: MemberContext) throws {
        facts = TransferFact.all(of: upload.file, context)
        changes = try TransferChanges(upload.file, context)
        self.hasChanged = hasChanged
        photosFit = try TransferReading.photosFit(context)
        token = upload.token
    }

    static let fields: [Field<Self>] = [
        .list("facts") { $0.facts },
        .flag("hasChanged") { $0.hasChanged },
        .list("rows") { $0.changes.rows },
        .list("changes") { $0.changes.sentences.map(TransferSentence.init) },
        .text("fileURL") { $0.photosFit ? TransferURL.file : TransferURL.fileWithoutPhotos },
        .text("action") { TransferURL.upload($0.token) },
        .text("backURL") { _ in TransferURL.page },
    ]
}

/// Where a file comes from.
struct TransferFact: Model {
    var name: String
    var value: String

    static func all(of file: TransferFile, _ context: MemberContext) -> [TransferFact] {
        let zone = context.household.timeZone
        let day = CivilParts(Clock.day(at: file.exportedAt, timeZone: zone))
        let when = context.text(
            "transfer.preview.when",
            [
                "date": .text(context.texts.catalogue.longDate(day, in: context.language)),
                "time": .text(Clock.clockTime(at: file.exportedAt, timeZone: zone)?.text ?? ""),
            ])
        return [
            TransferFact(name: context.text("transfer.preview.household"), value: file.household.name),
            TransferFact(name: context.text("transfer.preview.member"), value: file.member.name),
            TransferFact(name: context.text("transfer.preview.date"), value: when),
        ].filter { !$0.value.isEmpty }
    }

    static let fields: [Field<Self>] = [
        .text("name") { $0.name },
        .text("value") { $0.value },
    ]
}

struct TransferRow: Model {
    var name: String
    var now: Int
    var then: Int

    static let fields: [Field<Self>] = [
        .text("name") { $0.name },
        .number("now") { $0.now },
        .number("then") { $0.then },
    ]
}

struct TransferSentence: Model {
    var sentence: String

    static let fields: [Field<Self>] = [.text("sentence") { $0.sentence }]
}
