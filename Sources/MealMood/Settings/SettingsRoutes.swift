import HTTP

enum SettingsRoutes {
    static let all: [Route<Endpoint>] = [
        Route(.get, "/settings", .page(SettingsHandlers.show)),
        Route(.post, "/settings", .member(SettingsHandlers.save)),

        Route(.get, "/api/v1/settings", .page(SettingsAPI.member)),
        Route(.patch, "/api/v1/settings", .member(SettingsAPI.changeMember)),
        Route(.get, "/api/v1/household", .page(SettingsAPI.household)),
        Route(.patch, "/api/v1/household", .member(SettingsAPI.changeHousehold)),
    ]
}
