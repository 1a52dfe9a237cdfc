import HTTP
import Localization
import Mustache

struct ErrorPage: Model {
    var heading: String
    var text: String
    /// For whoever looks for it in the log.
    var detail: String
    /// The same page, where it may work the next time; empty elsewhere.
    var retryURL: String

    init(_ status: Status, heading: String, text: String, _ context: VisitorContext) {
        self.heading = heading
        self.text = text
        let zone = context.identity?.household.timeZone ?? Clock.serverTimeZone
        let day = CivilParts(Clock.day(at: context.now, timeZone: zone))
        detail = context.text(
            "error.reference",
            [
                "status": .text(String(status.code)),
                "date": .text(context.services.texts.catalogue.shortDate(day, in: context.language)),
                "time": .text(Clock.clockTime(at: context.now, timeZone: zone)?.text ?? ""),
                "reference": .text(context.request.id),
            ])
        let request = context.request
        let mayWorkLater = status.code >= 500 || status.code == 429
        let target = request.query.isEmpty ? request.path : "\(request.path)?\(request.query)"
        retryURL = mayWorkLater && request.method.isSafe ? target : ""
    }

    static let fields: [Field<Self>] = [
        .text("heading") { $0.heading },
        .text("text") { $0.text },
        .text("detail") { $0.detail },
        .text("retryURL") { $0.retryURL },
        .text("homeURL") { _ in "/" },
    ]
}
