import HTTP
import MealMoodTesting
import Testing

/// An open stream of a browser, and what was said on it.
struct HeardStream {
    private let channel: EventChannel

    init(_ page: Page) throws {
        #expect(page.status == 200)
        guard case .events(let channel) = page.response.body else { throw NoStream() }
        self.channel = channel
    }

    struct NoStream: Error {}

    /// What was said since it was last asked.
    func said() -> String { String(decoding: channel.take().events.joined(), as: UTF8.self) }

    var isClosed: Bool { channel.isClosed }
}

extension TestBrowser {
    func stream(_ query: String = "", headers: [String: String] = [:]) throws -> HeardStream {
        try HeardStream(get("/api/v1/events\(query)", headers: headers))
    }
}
