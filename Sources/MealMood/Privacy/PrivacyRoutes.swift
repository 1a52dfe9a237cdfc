import HTTP

/// What is kept of a family, and where: for everybody to read, members or not.
enum PrivacyRoutes {
    static let all: [Route<Endpoint>] = [Route(.get, "/privacy", .visitor(show))]

    static func show(_ context: VisitorContext) throws -> Response {
        try context.page("privacy/page", title: context.text("privacy.title"), section: .settings, [])
    }
}
