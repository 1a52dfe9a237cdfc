import MealMoodTesting
import Testing

@testable import MealMood

/// The stylesheet of the tags' colours is kept for ever under its address.
struct TagStylesTests {
    @Test func householdsOfOneBrowserNeverShareTheirColours() throws {
        let browser = TestBrowser.atHome(try TestApp())
        let stranger = try browser.stranger()
        let pattern = #/href="(/tags\.css[^"]*)"/#
        let addresses = try [browser, stranger].map { browser in
            String(try #require(browser.get("/settings").text.firstMatch(of: pattern)).output.1)
        }
        let households = addresses.map { $0.split(separator: "-", maxSplits: 1).last }
        #expect(households[0] != households[1])
    }
}
