import Localization
import Mustache
import Planner

/// What a file would bring and what would go, before anything changes.
struct TransferPreviewPage: Model {
    var facts: [TransferFact]
    var rows: [TransferRow]
    /// Says which dishes are not in the file.
    var gone: String
    var token: String

    init(_ upload: TransferUpload, _ context: MemberContext) throws {
        facts = TransferFact.all(of: upload.file, context)
        let (now, then) = (try TransferCounts(context), TransferCounts(upload.file))
        rows = [
            TransferRow(name: context.text("transfer.dishes"), now: now.dishes, then: then.dishes),
            TransferRow(name: context.text("transfer.tags"), now: now.tags, then: then.tags),
            TransferRow(name: context.text("transfer.weeks"), now: now.weeks, then: then.weeks),
        ]
        let kept = Set(upload.file.dishes.lazy.map(\.dish).filter { !$0.isDeleted }.map(\.id))
        let names = Self.names(of: try context.library().dishes.filter { !kept.contains($0.id) }, context)
        gone = names.isEmpty ? "" : context.text("transfer.gone", ["names": .text(names)])
        token = upload.token
    }

    /// So many dishes are named.
    private static let shown = 8

    private static func names(of dishes: [Dish], _ context: MemberContext) -> String {
        var names = dishes.prefix(shown).map(\.name)
        let rest = dishes.count - names.count
        if rest > 0 { names.append(context.text("transfer.gone.more", ["count": .number(rest)])) }
        return names.isEmpty ? "" : context.texts.catalogue.list(names, in: context.language)
    }

    static let fields: [Field<Self>] = [
        .list("facts") { $0.facts },
        .list("rows") { $0.rows },
        .text("gone") { $0.gone },
        .text("fileURL") { _ in TransferURL.file },
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
