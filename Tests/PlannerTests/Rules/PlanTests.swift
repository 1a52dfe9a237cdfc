import Planner
import Testing

/// Warnings, moves and meters on small weeks.
struct PlanTests {
    @Test func warningsNameBothEndsOfACollision() throws {
        let warnings = Rules(SampleWeek.week(["1-lunch steak", "2-lunch salad+chicken", "4-lunch steak"])).warnings()
        try #require(warnings.map(\.slot.description) == ["1-lunch", "2-lunch"])
        #expect(warnings[0].violations.map(\.text) == ["noConsecutive:meat 2-lunch=chicken"])
        #expect(warnings[1].violations.map(\.text) == ["noConsecutive:meat 1-lunch=steak"])
    }

    @Test func warningsNeitherJudgeNorCountIgnoredSlots() {
        #expect(Rules(SampleWeek.week(["1-lunch broth !", "2-lunch steak !", "3-lunch steak"])).warnings() == [])
    }

    @Test func neighbouringWeeksAreNotWarnedAbout() {
        let warnings = Rules(SampleWeek.week(["-1-lunch steak", "0-lunch chicken", "8-lunch broth"])).warnings()
        #expect(warnings.map(\.slot.description) == ["0-lunch"])
    }

    @Test func theTwoDishesOfASlotBreakARuleOnce() {
        let week = SampleWeek.week(["1-lunch steak", "2-lunch steak+chicken", "3-lunch pizza", "5-lunch steak+pizza"])
        let warnings = Rules(week).warnings()
        #expect(warnings.first { $0.slot.day == 2 }?.violations.map(\.text) == ["noConsecutive:meat 1-lunch=steak"])
        #expect(
            warnings.first { $0.slot.day == 5 }?.violations.map(\.text) == ["minDaysBetween:pizza 2/3 3-lunch=pizza"])
    }

    @Test func aMoveIsJudgedAsIfItHadHappened() {
        let rules = Rules(SampleWeek.week(["0-lunch cod", "1-dinner hake", "2-lunch steak", "5-lunch salad"]))
        #expect(move(rules, "1-dinner", "4-lunch").isLegal)
        #expect(move(rules, "2-lunch", "3-lunch").isLegal)
        #expect(move(rules, "5-lunch", "5-dinner").isLegal)
        #expect(move(rules, "6-lunch", "5-dinner").isLegal)
        #expect(move(rules, "2-lunch", "2-lunch").isLegal)
    }

    @Test func aSwapIsJudgedAtBothEnds() {
        let rules = Rules(SampleWeek.week(["0-lunch steak", "2-lunch salad", "3-lunch chicken", "2-dinner broth"]))
        let there = move(rules, "0-lunch", "2-lunch")
        #expect(there.there.map(\.text) == ["noConsecutive:meat 3-lunch=chicken"])
        #expect(there.back == [])
        let both = move(rules, "3-lunch", "2-dinner")
        #expect(both.there == [])
        #expect(both.back.map(\.text) == ["mealTypeRestriction:soup dinner"])
        #expect(!both.isLegal)
        #expect(move(rules, "0-lunch", "3-lunch").isLegal)
    }

    @Test func bothDishesMoveAndIgnoredRulesStay() {
        let plan = ["0-lunch salad+steak", "2-lunch chicken", "4-lunch broth !"]
        let rules = Rules(SampleWeek.week(plan))
        #expect(move(rules, "0-lunch", "3-lunch").there.map(\.text) == ["noConsecutive:meat 2-lunch=chicken"])
        #expect(move(rules, "4-lunch", "5-lunch").there.map(\.text) == ["mealTypeRestriction:soup dinner"])
        let swap = move(rules, "4-lunch", "0-lunch")
        #expect(swap.there.map(\.text) == ["mealTypeRestriction:soup dinner"])
        #expect(swap.back == [])
    }

    @Test func metersCountActiveSlotsOnce() throws {
        let plan = ["0-lunch cod+hake", "1-lunch salad+hake", "2-lunch hake !", "3-lunch cod", "-1-lunch cod"]
        let meters = Rules(SampleWeek.week(plan)).meters()
        try #require(
            meters == [
                Meter(tag: "fish", count: 3, maximum: 2, minimum: 1), Meter(tag: "greens", count: 3, minimum: 5),
            ])
        #expect(meters[0].isOver && meters[0].isFull && meters[0].missing == 0)
        #expect(!meters[1].isOver && !meters[1].isFull && meters[1].missing == 2)
        #expect(Meter(tag: "fish", count: 2, maximum: 2).isFull && !Meter(tag: "fish", count: 2, maximum: 2).isOver)
    }

    @Test func theFirstOfTwoEqualIdsIsTaken() {
        var week = SampleWeek.week(["0-lunch cod", "0-lunch steak"])
        week.tags.append(Tag(id: "greens", maxPerWeek: 1))
        week.dishes.append(Dish(id: "cod", tags: ["meat"]))
        let rules = Rules(week)
        #expect(rules.violations(of: "cod", in: Slot(day: 1, meal: .lunch)) == [])
        #expect(rules.meters().map(\.count) == [1, 1])
    }

    private func move(_ rules: Rules, _ from: String, _ to: String) -> MoveVerdict {
        rules.judgeMove(from: SampleWeek.slot(from), to: SampleWeek.slot(to))
    }
}
