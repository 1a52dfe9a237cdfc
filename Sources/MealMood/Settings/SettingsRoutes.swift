import HTTP

enum SettingsRoutes {
    static let all: [Route<Endpoint>] = [
        // What is only the member's own changes no document, so these two are not kept by the household's number.
        Route(.get, "/settings", .member(SettingsHandlers.show)),
        Route(.post, "/settings", .member(SettingsHandlers.save)),

        Route(.get, "/api/v1/settings", .member(SettingsAPI.member)),
        Route(.patch, "/api/v1/settings", .member(SettingsAPI.changeMember)),
        Route(.get, "/api/v1/household", .page(SettingsAPI.household)),
        Route(.patch, "/api/v1/household", .member(SettingsAPI.changeHousehold)),
    ]
}
