import MealMoodTesting
import Planner
import SQLite
import Testing

@testable import MealMood

/// What of one week fits into another, without a server around it.
@Suite struct WeekCopyTests {
    let library: DishLibrary
    private let ids: [String: DishID]

    init() throws {
        let browser = TestBrowser.atHome(try TestApp())
        let db = try Connection(path: "\(browser.app.folder)/mealmood.db", mode: .readOnly)
        let household = Household(
            id: HouseholdID(text: try browser.text("SELECT id FROM household")), timeZone: "Europe/Madrid",
            meals: .both,
            includesWeekends: true, changeNumber: 1, librarySeq: 1)
        library = try DishLibrary(of: household, in: db)
        ids = Dictionary(uniqueKeysWithValues: library.dishes.map { (String($0.name.prefix(5)), $0.id) })
    }

    private func dish(_ name: String) -> DishID { ids[name] ?? DishID("gone") }

    private func plan(_ entries: [String: SlotEntry], around: [Slot: SlotEntry] = [:]) -> WeekPlan {
        let slots = entries.compactMap { entry in Slot(entry.key).map { ($0, entry.value) } }
        return WeekPlan(
            monday: CivilDay(daysSince1970: 20_710), document: WeekDocument(),
            settings: WeekSettings(meals: .both, includesWeekends: true),
            entries: Dictionary(uniqueKeysWithValues: slots), neighbours: around)
    }

    private func meal(_ name: String, _ second: String? = nil) -> SlotEntry {
        SlotEntry(state: .filled, dish: dish(name), secondary: second.map(dish))
    }

    private func copy(_ source: [String: SlotEntry], into target: WeekPlan) -> WeekCopy {
        WeekCopy(from: plan(source), to: target, library: library)
    }

    private func rules(_ reason: WeekCopy.Reason?) -> [Rule] {
        guard case .rules(let violations) = reason else { return [] }
        return violations.map(\.rule)
    }

    @Test func theOtherWeekIsJudgedAsItGrows() {
        let copied = copy(["2-dinner": meal("Pollo"), "3-dinner": meal("Albón")], into: plan([:]))
        #expect(copied.writes.keys.map(\.description) == ["2-dinner"])
        #expect(copied.left.map(\.slot.description) == ["3-dinner"])
        #expect(rules(copied.left.first?.reason) == [.noConsecutive])
        #expect(copied.count == 1 && copied.total == 2)
    }

    @Test func theSundayBeforeAndTheMondayAfterCount() {
        let around = [Slot(day: -1, meal: .dinner): meal("Pollo"), Slot(day: 7, meal: .lunch): meal("Pollo")]
        let copied = copy(["0-dinner": meal("Albón"), "6-lunch": meal("Albón")], into: plan([:], around: around))
        #expect(copied.writes.isEmpty && copied.left.map { rules($0.reason) } == [[.noConsecutive], [.noConsecutive]])
    }

    @Test func aSecondDishGoesAlong() {
        let copied = copy(["2-dinner": meal("Pollo", "Lente")], into: plan([:]))
        #expect(copied.writes[Slot(day: 2, meal: .dinner)] == meal("Pollo", "Lente"))
        #expect(copied.count == 2 && copied.left.isEmpty)
    }

    @Test func onlyTheSecondDishStaysOutWhereOnlyItDoesNotFit() {
        let copied = copy(["2-dinner": meal("Lente", "Pollo")], into: plan(["3-dinner": meal("Albón")]))
        #expect(copied.writes[Slot(day: 2, meal: .dinner)] == meal("Lente"))
        #expect(copied.left.map(\.dish) == [dish("Pollo")])
    }

    @Test func aSecondDishStaysWithItsMainOne() {
        let copied = copy(["2-dinner": meal("Pollo", "Lente")], into: plan(["3-dinner": meal("Albón")]))
        #expect(copied.writes.isEmpty && copied.left.map(\.dish) == [dish("Pollo"), dish("Lente")])
        guard case .withMain(let main) = copied.left.last?.reason else {
            Issue.record("no reason")
            return
        }
        #expect(main == dish("Pollo"))
    }

    @Test func onlyEmptySlotsThatAreShownTakeDishes() {
        var target = plan(["2-dinner": SlotEntry(state: .eatingOut), "3-lunch": meal("Salmó")])
        target.settings.includesWeekends = false
        let copied = copy(
            ["2-dinner": meal("Pollo"), "3-lunch": meal("Lente"), "5-lunch": meal("Salmó")], into: target)
        let reasons = copied.left.map { left in
            switch left.reason {
            case .taken: "taken"
            case .hidden: "hidden"
            case .deleted, .withMain, .rules: "other"
            }
        }
        #expect(copied.writes.isEmpty && reasons == ["taken", "taken", "hidden"])
    }

    @Test func marksAndHiddenSlotsOfTheSourceStayThere() {
        var marked = meal("Pollo")
        (marked.isIgnored, marked.isOverridden) = (true, true)
        var source = plan(["2-dinner": marked, "6-lunch": meal("Lente"), "1-lunch": SlotEntry(state: .skipped)])
        source.settings.includesWeekends = false
        let copied = WeekCopy(from: source, to: plan([:]), library: library)
        #expect(copied.writes == [Slot(day: 2, meal: .dinner): meal("Pollo")])
        #expect(copied.total == 1)
    }

    @Test func aDishThatIsGoneStaysOut() {
        let copied = copy(["2-dinner": meal("Other")], into: plan([:]))
        guard case .deleted = copied.left.first?.reason else {
            Issue.record("no reason")
            return
        }
        #expect(copied.writes.isEmpty)
    }
}
