import HTTP

/// A kind of device, each with its own way to install an authority.
enum DeviceSystem: String, CaseIterable {
    case android, ios, windows, macos, linux, firefox

    /// What a browser says to run on; Firefox last, because it has its own list of authorities on a computer only.
    init?(_ request: Request) {
        let agent = request.headers["User-Agent"] ?? ""
        let signs: [(String, DeviceSystem)] = [
            ("Android", .android), ("iPhone", .ios), ("iPad", .ios), ("Firefox/", .firefox), ("Windows", .windows),
            ("Macintosh", .macos), ("Linux", .linux), ("CrOS", .linux),
        ]
        guard let found = signs.first(where: { agent.contains($0.0) }) else { return nil }
        self = found.1
    }

    /// How many steps it takes.
    var stepCount: Int {
        switch self {
        case .android: 6
        case .ios: 4
        case .windows, .macos, .firefox: 4
        case .linux: 3
        }
    }
}
