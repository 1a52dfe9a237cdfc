import Crypto
import HTTP
import MealMoodTesting
import Planner
import SQLite
import Testing

@testable import MealMood

/// Which weeks can be seen and changed. The clock stands at Wednesday, 16 September 2026.
@Suite struct WeekAccessTests {
    @Test(arguments: [
        ("/week", "/week/2026-09-14"), ("/week/2026-09-16", "/week/2026-09-14"), ("/week/2026-W38", "/week/2026-09-14"),
        ("/week/2027-01-01", "/week/2026-12-28"), ("/week/2026-W53", "/week/2026-12-28"),
    ])
    func anyDayLeadsToItsMonday(path: String, monday: String) throws {
        #expect(TestBrowser.atHome(try TestApp()).get(path).location == monday)
    }

    @Test(arguments: ["/week/2026-02-30", "/week/2026-9-14", "/week/2026-W54", "/week/monday"])
    func whatIsNoDayIsNotFound(path: String) throws {
        #expect(TestBrowser.atHome(try TestApp()).get(path).status == 404)
    }

    @Test func fourWeeksAheadAndNoFurther() throws {
        let browser = TestBrowser.atHome(try TestApp())
        #expect(browser.get("/week/2026-10-12").status == 200)
        let beyond = browser.get("/week/2026-10-19")
        #expect(beyond.status == 404)
        #expect(!browser.get("/week/2026-10-12").contains("/week/2026-10-19"))
    }

    @Test func aPastWeekIsShownAndCannotBeChanged() throws {
        let app = try TestApp()
        let browser = TestBrowser.atHome(app)
        let dish = try #require(browser.dishID("Pollo asado"))
        #expect(browser.get("/week/2026-09-07").status == 200)
        #expect(browser.post("/week/2026-09-07/slots/0-lunch", ["dish": dish]).status == 409)
        let api = "/api/v1/weeks/2026-09-07"
        #expect(browser.send(.put, "\(api)/slots/0-lunch", json: "{\"dish\":\"\(dish)\"}").status == 409)
        #expect(browser.send(.delete, "\(api)/slots/0-lunch").status == 409)
        #expect(browser.send(.post, "\(api)/moves", json: "{\"from\":\"0-lunch\",\"to\":\"1-lunch\"}").status == 409)
        #expect(browser.get("\(api)/verdicts?dish=\(dish)").status == 409)
    }

    @Test func whoeverWritesToAPastWeekChangesNothingButItsRating() throws {
        let browser = TestBrowser.atHome(try TestApp())
        var settings = ServerSettings()
        (settings.dataFolder, settings.rootFolder) = (browser.app.folder, TestApp.root)
        settings.frozenNow = 1_789_552_800
        let db = try Connection(path: settings.databasePath, mode: .readWrite)
        let owner = MemberID(text: try browser.text("SELECT id FROM member"))
        let token = try Session.start(for: owner, on: "", at: 1_789_552_800, in: db)
        let desk = RequestDesk(services: try Boot(settings).site.services, db: db, libraries: LibraryCache())
        var headers = HeaderFields()
        headers.append("Cookie", "\(SessionCookie.name)=\(token.text)")
        let request = Request(method: .post, path: "/", query: "", headers: headers, body: [], id: "test")
        let context = try MemberContext(try desk.visitor(request, PathParameters()))
        let past = try WeekDesk(opening: try #require(CivilDay("2026-09-07")), context)
        let slot = Slot(day: 2, meal: .dinner)
        #expect(throws: AppError.self) { try past.write([slot: SlotEntry(state: .eatingOut)]) }
        let meals = WeekChangeNote(document: WeekDocument(meals: .lunch))
        #expect(throws: AppError.self) { try past.write([:], as: meals) }
        #expect(try browser.number("SELECT count(*) FROM week_change") == 0)
        #expect(try past.write([:], as: WeekChangeNote(document: WeekDocument(rating: 5))) != nil)
    }

    @Test(arguments: [("es", "Semana 14–20 sept 2026"), ("en", "Week 14–20 Sep 2026")])
    func theTitleSaysTheDays(language: String, title: String) throws {
        let browser = TestBrowser.atHome(try TestApp(), language: language)
        #expect(browser.get("/week/2026-09-14").contains("<title>\(title)"))
    }
}
