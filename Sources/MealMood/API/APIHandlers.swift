import HTTP
import Mustache

enum APIHandlers {
    /// The document to read, made of the same one that programs get.
    static func reference(_ context: VisitorContext) throws -> Response {
        let page = APIReader(context.services.interface).page()
        return try context.page("api/reference", title: context.text("api.title"), section: .settings, [Record(page)])
    }

    /// What the `type` of a problem leads to.
    static func problem(_ context: VisitorContext) throws -> Response {
        guard let key = AppError.Key(rawValue: context.parameters["problem"]) else { throw AppError.notFound }
        let page = ProblemPage(key, context)
        return try context.page("api/problem", title: page.heading, [Record(page)])
    }
}
