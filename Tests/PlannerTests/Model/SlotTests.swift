import Planner
import Testing

struct SlotTests {
    @Test func everySlotOfTheWeekReadsItsOwnId() {
        #expect(Slot.week.count == 14)
        for slot in Slot.week { #expect(Slot(slot.description) == slot) }
        #expect(Slot(day: 5, meal: .dinner).description == "5-dinner")
        #expect(Slot.week == Slot.week.shuffled().sorted())
    }

    @Test(arguments: [
        "", "5", "5-", "-dinner", "7-dinner", "-1-dinner", "05-dinner", "5-Dinner", "5-dinners", "5-brunch", "5_dinner",
        "5-dinner ", " 5-dinner", "a-lunch", "5-lunch-dinner", "٥-dinner",
    ])
    func refuses(text: String) {
        #expect(Slot(text) == nil)
    }

    @Test func knowsItsDay() throws {
        let monday = try #require(CivilDay("2026-12-28"))
        #expect(Slot(day: 6, meal: .lunch).date(inWeekOf: monday).description == "2027-01-03")
        #expect(Slot(day: -1, meal: .lunch).date(inWeekOf: monday).description == "2026-12-27")
        #expect(Slot(day: 0, meal: .lunch).isInWeek && Slot(day: 6, meal: .dinner).isInWeek)
        #expect(!Slot(day: -1, meal: .lunch).isInWeek && !Slot(day: 7, meal: .dinner).isInWeek)
    }
}
