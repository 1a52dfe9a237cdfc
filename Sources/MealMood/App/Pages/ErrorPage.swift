import HTTP
import Localization
import Mustache

struct ErrorPage: Model {
    var status: Int
    var heading: String
    var text: String
    var requestId: String

    static let fields: [Field<Self>] = [
        .text("status") { String($0.status) },
        .text("heading") { $0.heading },
        .text("text") { $0.text },
        .text("requestId") { $0.requestId },
        .text("homeURL") { _ in "/" },
    ]
}
