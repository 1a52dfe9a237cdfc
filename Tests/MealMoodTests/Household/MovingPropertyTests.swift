import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// Numbers that follow from a seed (Knuth, MMIX).
private struct Dice {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}

/// Whatever people do one after another: each lives in one household, each household has one owner, nobody sees what is
/// another's, and no dish is lost.
@Suite struct MovingPropertyTests {
    private static let people = ["Lucía", "Nora", "Mario", "Iris"]

    @Test(arguments: 1...6)
    func afterAnythingEverythingIsInOrder(seed: UInt64) throws {
        let home = try SharedHome()
        var random = Dice(seed: seed)
        var browsers = [home.owner]
        for (number, name) in Self.people.dropFirst().enumerated() {
            browsers.append(try home.owner.stranger(name, id: "p\(number)"))
        }
        try home.owner.arrange(
            """
            INSERT INTO dish (household_id, id, name, description, created_by, seq, rev, updated_at, updated_by)
            SELECT household_id, 'own ' || id, 'Propio de ' || name, '', id, 1, 1, 1, id FROM account
            """)
        for step in 0..<25 {
            act(browsers, &random, step)
            try check(home, browsers)
        }
    }

    private func act(_ browsers: [TestBrowser], _ random: inout Dice, _ step: Int) {
        let one = browsers[Int(random.next() % UInt64(browsers.count))]
        let other = browsers[Int(random.next() % UInt64(browsers.count))]
        let copy = random.next() % 2 == 0 ? "1" : "0"
        switch random.next() % 8 {
        case 0...2:
            guard let code = SharedHome.code(on: one.post("/household/invitations", [:])) else { return }
            let key = SharedHome.key(on: other.get("/join/\(code)"))
            _ = other.post("/join/\(code)", ["library": copy == "1" ? "bring" : "clean", "key": key])
        case 3: _ = one.post("/household/leave", ["copy": copy])
        case 4: _ = one.post("/household/people/\(id(of: other))/removal", ["copy": copy])
        case 5: _ = one.post("/household/people/\(id(of: other))/ownership", [:])
        case 6: if step % 3 == 0 { _ = one.post("/household/dissolution", ["copy": copy]) }
        default: add("Plato \(step)", one)
        }
    }

    private func check(_ home: SharedHome, _ browsers: [TestBrowser]) throws {
        let db = try Connection(path: "\(home.app.folder)/mealmood.db", mode: .readOnly)
        let wrongOwners = try db.first(
            """
            SELECT count(*) FROM (
                SELECT a.household_id, sum(m.role = 'owner') AS owners FROM account a
                JOIN member m ON m.household_id = a.household_id AND m.id = a.id AND m.deleted_at IS NULL
                GROUP BY a.household_id) WHERE owners <> 1
            """
        ) { try $0.int(0) }
        #expect(wrongOwners == 0)
        let homeless = try db.first(
            """
            SELECT count(*) FROM account a WHERE NOT EXISTS (
                SELECT 1 FROM member m WHERE m.household_id = a.household_id AND m.id = a.id AND m.deleted_at IS NULL)
            """
        ) { try $0.int(0) }
        #expect(homeless == 0)
        // Whoever is a live member of the household where somebody lives, lives there too.
        let ghosts = try db.first(
            """
            SELECT count(*) FROM member m JOIN account a ON a.id = m.id
            WHERE m.deleted_at IS NULL AND m.household_id <> a.household_id
                AND m.household_id IN (SELECT household_id FROM account)
            """
        ) { try $0.int(0) }
        #expect(ghosts == 0)
        for (name, browser) in zip(Self.people, browsers) { try checkSight(name, browser, home, db) }
    }

    /// Everybody sees exactly the dishes of their household, and their own first dish is there or waits for them.
    private func checkSight(_ name: String, _ browser: TestBrowser, _ home: SharedHome, _ db: Connection) throws {
        let household = try home.household(of: name)
        let answer = try JSONReader.read(Array(browser.get("/api/v1/dishes").text.utf8))
        let seen = (answer["dishes"]?.list ?? []).compactMap { $0["id"]?.text }.sorted()
        let there = try db.rows(
            "SELECT id FROM dish WHERE household_id = \(household) AND deleted_at IS NULL ORDER BY id"
        ) { try $0.text(0) }
        #expect(seen == there, "\(name)")
        let kept = try db.first(
            """
            SELECT count(*) FROM dish d JOIN account a ON a.name = \(name)
            WHERE d.name = \("Propio de \(name)") AND d.deleted_at IS NULL
                AND d.household_id IN (a.household_id, a.archived_household_id)
            """
        ) { try $0.int(0) }
        // Whoever founded a household and left it to others left the dish with them.
        let elsewhere = try db.first(
            """
            SELECT count(*) FROM dish d WHERE d.name = \("Propio de \(name)") AND d.deleted_at IS NULL
                AND d.household_id IN (SELECT household_id FROM account UNION SELECT archived_household_id FROM account)
            """
        ) { try $0.int(0) }
        #expect((kept ?? 0) + (elsewhere ?? 0) > 0, "\(name)")
    }

    private func add(_ name: String, _ browser: TestBrowser) {
        let tags = try? JSONReader.read(Array(browser.get("/api/v1/tags").text.utf8))
        let tag = tags?["tags"]?.list?.first?["id"]?.text ?? ""
        _ = browser.send(.post, "/api/v1/dishes", json: "{\"name\":\"\(name)\",\"tags\":[\"\(tag)\"]}")
    }

    private func id(of browser: TestBrowser) -> String {
        let answer = try? JSONReader.read(Array(browser.get("/api/v1/household").text.utf8))
        let me = answer?["members"]?.list?.first { $0["isMe"] == .flag(true) }
        return me?["id"]?.text ?? ""
    }
}
