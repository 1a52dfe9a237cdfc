import HTTP
import Planner

/// What a slot's sheet is asked for: which dish is chosen, words, how far each list goes. All of it stands in the URL.
struct SheetQuery {
    /// So many dishes of a list are in the page at first; each "more" brings four times as many.
    static let firstCount = 40

    var choosesSecond = false
    var words = ""
    var fitting = Self.firstCount
    var barred = Self.firstCount

    init() {}

    init(_ context: MemberContext) throws {
        let fields = try context.request.queryForm
        choosesSecond = fields.first("choose") == "second"
        words = fields.first("q") ?? ""
        fitting = Self.count(fields.first("fitting"))
        barred = Self.count(fields.first("barred"))
    }

    /// The URL of the sheet whose list goes further.
    func url(of slot: Slot, in monday: CivilDay, more list: WritableKeyPath<SheetQuery, Int>) -> String {
        var query = self
        query[keyPath: list] *= 4
        return WeekURL.slot(slot, of: monday) + query.text
    }

    private var text: String {
        var fields: [String] = []
        if choosesSecond { fields.append("choose=second") }
        if !words.isEmpty { fields.append("q=\(PercentEncoding.encode(words))") }
        if fitting > Self.firstCount { fields.append("fitting=\(fitting)") }
        if barred > Self.firstCount { fields.append("barred=\(barred)") }
        return fields.isEmpty ? "" : "?" + fields.joined(separator: "&")
    }

    private static func count(_ text: String?) -> Int {
        min(max(firstCount, text.flatMap { Int($0) } ?? firstCount), 1_000_000)
    }
}
