import Foundation
import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// What the operator does on the console, beside a server that runs.
@Suite struct ConsoleTests {
    let app: TestApp
    let ana: TestBrowser
    let console: Console

    init() throws {
        app = try TestApp()
        ana = TestBrowser.ana(app)
        var settings = ServerSettings()
        settings.dataFolder = app.folder
        settings.frozenNow = 1_789_552_800
        console = try Console(settings)
    }

    @Test func peopleAndHouseholdsAreListed() throws {
        let id = try ana.text("SELECT id FROM household")
        let person = try ana.text("SELECT id FROM account")
        #expect(try console.people() == ["\(person)\tAna\t\(id)\towner\tpassword\t1 signed in"])
        #expect(try console.households() == ["\(id)\t(no name)\t1 people"])
        #expect(try console.members(of: id) == ["Ana\towner"])
        #expect(throws: Console.Fault.self) { try console.members(of: "nowhere") }
    }

    @Test func somebodyNewComesInByTheLinkToAHouseholdOfTheirOwn() throws {
        let link = try console.add("Leo")
        let path = String(link.suffix(from: try #require(link.range(of: "/sign-in/")).lowerBound))
        let leo = TestBrowser(app)
        _ = leo.post(path, ["key": leo.get(path).key])
        #expect(leo.get("/").location == "/onboarding")
        #expect(leo.get("/onboarding").location == "/onboarding/meals")
        #expect(throws: Console.Fault.self) { try console.add("LEO") }
        #expect(throws: Console.Fault.self) { try console.add(" ") }
    }

    @Test func aRunningServerNoticesAtOnce() throws {
        #expect(ana.get("/settings").status == 200)
        #expect(ana.get("/settings").status == 200)
        try console.remove("ana")
        #expect(ana.get("/settings").status == 303)
        #expect(ana.post("/settings", ["meals": "dinner"]).status == 303)
        #expect(try console.people().isEmpty)
        #expect(try ana.number("SELECT count(*) FROM household WHERE deleted_at IS NULL") == 0)
    }

    @Test func whoHasNoNameIsFoundByTheId() throws {
        let nameless = TestBrowser.atHome(try TestApp())
        var settings = ServerSettings()
        settings.dataFolder = nameless.app.folder
        settings.frozenNow = 1_789_552_800
        let console = try Console(settings)
        let id = try #require(try console.people().first?.split(separator: "\t").first)
        #expect(try console.signInLink(for: String(id)).contains("/sign-in/"))
        try console.signOut(String(id))
        #expect(nameless.get("/dishes").status == 303)
    }

    @Test func aPasswordOfTheConsoleLetsIn() throws {
        try console.setPassword(of: "Ana", to: "la frase nueva de Ana")
        #expect(TestBrowser(app).signIn("Ana", "la frase nueva de Ana").status == 303)
        #expect(throws: Console.Fault.self) { try console.setPassword(of: "Ana", to: "corta") }
        #expect(throws: Console.Fault.self) { try console.setPassword(of: "Eva", to: "la frase nueva de Eva") }
    }

    @Test func aMemberGoesAndTheHouseholdStays() throws {
        let nora = try ana.second()
        #expect(throws: Console.Fault.self) { try console.remove("Ana") }
        try console.remove("Nora")
        #expect(nora.get("/dishes").status == 303 && ana.get("/dishes").status == 200)
        #expect(try ana.text("SELECT name FROM member WHERE deleted_at IS NOT NULL") == "Nora")
    }

    @Test func onlyAFolderWithAMealMoodIsTaken() {
        var settings = ServerSettings()
        settings.dataFolder = "\(app.folder)/nothing"
        #expect(throws: Console.Fault.self) { try Console(settings) }
    }
}
