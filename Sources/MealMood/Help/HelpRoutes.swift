import HTTP

enum HelpRoutes {
    static let all: [Route<Endpoint>] = [Route(.get, "/help/rules", .member(HelpHandlers.rules))]
}

enum HelpHandlers {
    static func rules(_ context: MemberContext) throws -> Response {
        let page = RulesHelpPage(try context.library(), context)
        return try context.page("help/rules", title: context.text("help.rules.title"), section: .tags, page)
    }
}
