import HTTP

/// What a long press on the app's icon offers.
struct ManifestShortcuts {
    private let words: Manifest.Words

    init(_ words: Manifest.Words) { self.words = words }

    private static let all = [
        (key: "shortcut.week", path: "/week", icon: "week"),
        (key: "shortcut.nextWeek", path: "/week/next", icon: "next-week"),
        (key: "nav.dishes", path: "/dishes", icon: "dishes"),
        (key: "dishes.new", path: "/dishes/new", icon: "new-dish"),
    ]

    func write(to json: inout JSONWriter) throws {
        try json.array("shortcuts") { json in
            for shortcut in Self.all {
                let icon = try words.picture("icons/shortcut-\(shortcut.icon).png")
                json.object { json in
                    json.member("name", words.text(shortcut.key))
                    json.member("url", words.address(shortcut.path))
                    json.array("icons") { json in
                        json.object { json in
                            json.member("src", icon)
                            json.member("type", "image/png")
                            json.member("sizes", "96x96")
                        }
                    }
                }
            }
        }
    }
}
