import HTTP
import Localization

/// What a browser says it is: enough to be known again in a list.
struct Device: Equatable, Sendable {
    /// Empty when unknown, as is `system`.
    var browser: String
    var system: String

    enum Kind: String { case phone, tablet, computer }

    init(userAgent: String) {
        browser = Self.browsers.first { userAgent.contains($0.mark) }?.name ?? ""
        system = Self.systems.first { userAgent.contains($0.mark) }?.name ?? ""
    }

    /// As it was stored.
    init(stored: String) {
        let parts = stored.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        browser = parts[0]
        system = parts.count > 1 ? parts[1] : ""
    }

    /// `Chrome/Android`
    var stored: String { browser.isEmpty && system.isEmpty ? "" : "\(browser)/\(system)" }

    var kind: Kind {
        switch system {
        case "Android", "iPhone": .phone
        case "iPad": .tablet
        default: .computer
        }
    }

    /// "Chrome en Android"
    func text(_ context: VisitorContext) -> String {
        switch (browser.isEmpty, system.isEmpty) {
        case (false, false):
            context.text("account.device.both", ["browser": .text(browser), "system": .text(system)])
        case (false, true): browser
        case (true, false): system
        case (true, true): context.text("account.device.unknown")
        }
    }

    // The first mark that is found says what it is: many browsers also say what they are not.
    private static let browsers: [(mark: String, name: String)] = [
        ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"), ("Firefox/", "Firefox"),
        ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"), ("Chrome/", "Chrome"), ("Safari/", "Safari"),
    ]
    private static let systems: [(mark: String, name: String)] = [
        ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("CrOS", "Chromebook"),
        ("Macintosh", "Mac"), ("Linux", "Linux"),
    ]
}

extension VisitorContext {
    var device: Device { Device(userAgent: request.headers["User-Agent"] ?? "") }
}
