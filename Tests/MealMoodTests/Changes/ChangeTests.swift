import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// A device that was away asks for what it missed, and can rebuild everything from nothing.
@Suite struct ChangeTests {
    let browser: TestBrowser

    init() throws { browser = TestBrowser.atHome(try TestApp()) }

    @Test func fromTheBeginningEverythingComesInTheOrderOfItsChanges() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        var copy = CopiedHousehold()
        try copy.read(browser)
        #expect(copy.order == copy.order.sorted())
        #expect(copy.names(of: .dish).count == 4 && copy.names(of: .tag).count == 10)
        let slot = copy.documents["slot 2026-09-14/2-dinner"]?["document"]
        #expect(slot?["dish"]?.text == browser.dishID("Pollo asado"))
        #expect(copy.documents.keys.contains("weekPlan 2026-09-14"))
        let household = copy.documents.first { $0.key.hasPrefix("household ") }?.value
        #expect(household?["document"]?["timeZone"]?.text == "Europe/Madrid")
    }

    @Test func partsOfAnySizeMakeTheSameCopy() throws {
        for slot in ["0-lunch", "2-dinner", "5-lunch"] { _ = try browser.put("Pollo asado", slot, override: true) }
        var whole = CopiedHousehold()
        try whole.read(browser)
        for limit in [1, 2, 7] {
            var parts = CopiedHousehold()
            try parts.read(browser, by: limit)
            #expect(parts.documents == whole.documents && parts.order == whole.order)
        }
    }

    @Test func aCopyFromAnyCursorIsTheCopyFromTheBeginning() throws {
        var random = SystemRandomNumberGenerator()
        var copies = [CopiedHousehold()]
        for step in 0..<60 {
            try change(using: &random)
            for index in copies.indices where Int.random(in: 0..<4, using: &random) == 0 {
                try copies[index].read(browser, by: Int.random(in: 1...9, using: &random))
            }
            if step % 15 == 0 { copies.append(CopiedHousehold()) }
        }
        var fresh = CopiedHousehold()
        try fresh.read(browser)
        for var copy in copies {
            try copy.read(browser)
            #expect(copy.documents == fresh.documents)
        }
    }

    private func change(using random: inout SystemRandomNumberGenerator) throws {
        let week = "/api/v1/weeks/2026-09-14"
        let slot = "\(Int.random(in: 2...6, using: &random))-\(["lunch", "dinner"].randomElement(using: &random) ?? "")"
        let dishes = ["Pollo asado", "Lentejas", "Albóndigas"].compactMap(browser.dishID)
        let dish = dishes.randomElement(using: &random) ?? ""
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1, 2: _ = browser.send(.put, "\(week)/slots/\(slot)", json: "{\"dish\":\"\(dish)\",\"override\":true}")
        case 3: _ = browser.send(.delete, "\(week)/slots/\(slot)")
        case 4: _ = browser.send(.patch, week, json: "{\"includesWeekends\":\(Bool.random(using: &random))}")
        case 5: _ = browser.send(.post, "/api/v1/dishes/\(dish)/copies", json: "{}")
        case 6: _ = browser.send(.delete, "/api/v1/dishes/\(dish)")
        default: _ = browser.send(.post, "\(week)/reset", json: "{}")
        }
    }

    @Test func whatSaysNothingNewIsNoChange() throws {
        let dish = try #require(browser.dishID("Pollo asado"))
        let before = try browser.number("SELECT change_number FROM household")
        let page = browser.send(.patch, "/api/v1/dishes/\(dish)", json: "{\"name\":\"Pollo asado\"}")
        #expect(page.status == 200 && page.contains("\"rev\":1"))
        #expect(try browser.number("SELECT change_number FROM household") == before)
    }

    @Test(arguments: ["since=x", "limit=0", "limit=201", "limit=x", "since=MSAyIDMgNA"])
    func whatWasNeverGivenIsRefused(query: String) {
        #expect(browser.get("/api/v1/changes?\(query)").status == 422)
    }

    @Test func nobodyReadsAnotherHousehold() throws {
        _ = try browser.put("Pollo asado", "2-dinner")
        var mine = CopiedHousehold()
        try mine.read(browser)
        let stranger = try browser.stranger()
        #expect(!stranger.get("/api/v1/changes").contains("Pollo asado"))
        #expect(stranger.get("/api/v1/changes?since=\(mine.cursor)").status == 409)
        #expect(TestBrowser(browser.app).get("/api/v1/changes").status == 401)
    }
}
