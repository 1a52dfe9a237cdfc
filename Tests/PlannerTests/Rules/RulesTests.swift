import Planner
import Testing

/// Each reading of the rules once, small enough to follow by hand.
struct RulesTests {
    @Test(arguments: [
        Question("hake", "4-lunch", in: ["0-lunch cod"], []),
        Question(
            "hake", "4-lunch", in: ["0-lunch cod", "1-dinner hake"],
            ["maxPerWeek:fish 2/2 0-lunch=cod 1-dinner=hake"]),
        Question(
            "hake", "4-lunch", in: ["0-lunch cod", "1-dinner hake", "5-lunch hake"],
            ["maxPerWeek:fish 3/2 0-lunch=cod 1-dinner=hake 5-lunch=hake"]),
        // A tag counts once a slot, also when both dishes carry it; a second dish counts like the main one.
        Question("hake", "4-lunch", in: ["0-lunch cod+hake"], []),
        Question(
            "hake", "4-lunch", in: ["0-lunch salad+hake", "1-lunch cod"],
            ["maxPerWeek:fish 2/2 0-lunch=hake 1-lunch=cod"]),
        // The slot's own content, ignored slots and neighbouring weeks do not count.
        Question("hake", "4-lunch", in: ["0-lunch cod", "4-lunch hake"], []),
        Question("hake", "4-lunch", in: ["0-lunch cod", "1-lunch hake !"], []),
        Question("hake", "4-lunch", in: ["0-lunch cod", "-1-lunch hake", "7-lunch hake"], []),
    ])
    func maximum(_ question: Question) { expect(question) }

    @Test(arguments: [
        Question("chicken", "2-lunch", in: ["1-lunch steak"], ["noConsecutive:meat 1-lunch=steak"]),
        Question("chicken", "2-lunch", in: ["3-lunch salad+steak"], ["noConsecutive:meat 3-lunch=steak"]),
        Question(
            "chicken", "2-lunch", in: ["1-lunch steak", "3-lunch chicken"],
            ["noConsecutive:meat 1-lunch=steak 3-lunch=chicken"]),
        Question("chicken", "2-lunch", in: ["1-dinner steak", "3-dinner steak", "0-lunch steak", "4-lunch steak"], []),
        Question("chicken", "2-lunch", in: ["2-dinner steak", "2-lunch steak", "1-lunch steak !"], []),
        // Days in a row do not end at the week's edge, but seven days later is another day.
        Question("chicken", "0-lunch", in: ["-1-lunch steak"], ["noConsecutive:meat -1-lunch=steak"]),
        Question("chicken", "6-dinner", in: ["7-dinner steak"], ["noConsecutive:meat 7-dinner=steak"]),
        Question("chicken", "0-lunch", in: ["-1-dinner steak", "-2-lunch steak", "6-lunch steak"], []),
        Question("chicken", "6-lunch", in: ["7-dinner steak", "8-lunch steak", "7-lunch steak !"], []),
    ])
    func consecutiveDays(_ question: Question) { expect(question) }

    @Test(arguments: [
        Question("omelette", "2-lunch", in: ["2-dinner quiche"], ["noDuplicateInDay:eggs 2-dinner=quiche"]),
        Question("omelette", "2-dinner", in: ["2-lunch salad+omelette"], ["noDuplicateInDay:eggs 2-lunch=omelette"]),
        Question("omelette", "2-lunch", in: ["2-lunch quiche", "1-dinner quiche", "3-dinner quiche"], []),
        Question("omelette", "2-lunch", in: ["2-dinner quiche !"], []),
    ])
    func sameDay(_ question: Question) { expect(question) }

    @Test(arguments: [
        Question("broth", "2-lunch", in: [], ["mealTypeRestriction:soup dinner"]),
        Question("broth", "2-dinner", in: [], []),
        // A slot whose rules are ignored is not judged.
        Question("broth", "2-lunch", in: ["2-lunch salad !"], []),
        Question("broth", "2-lunch", in: ["2-lunch salad"], ["mealTypeRestriction:soup dinner"]),
        Question("unknown", "2-lunch", in: [], []),
        Question("broth", "7-lunch", in: [], []),
    ])
    func otherMeal(_ question: Question) { expect(question) }

    @Test(arguments: [
        Question("pizza", "3-lunch", in: ["1-dinner pizza"], ["minDaysBetween:pizza 2/3 1-dinner=pizza"]),
        Question("pizza", "3-lunch", in: ["0-dinner pizza", "6-lunch pizza"], []),
        Question(
            "pizza", "3-lunch", in: ["3-dinner salad+pizza", "5-lunch pizza"],
            ["minDaysBetween:pizza 0/3 3-dinner=pizza 5-lunch=pizza"]),
        Question("pizza", "1-lunch", in: ["-1-dinner pizza"], ["minDaysBetween:pizza 2/3 -1-dinner=pizza"]),
        Question("pizza", "5-lunch", in: ["7-lunch salad+pizza"], ["minDaysBetween:pizza 2/3 7-lunch=pizza"]),
        Question("pizza", "5-lunch", in: ["5-lunch pizza", "4-lunch pizza !", "6-lunch steak"], []),
    ])
    func daysBetween(_ question: Question) { expect(question) }

    @Test func allRulesAtOnceComeInAFixedOrder() {
        let plan = ["2-lunch paella", "1-dinner hake", "2-dinner quiche", "3-lunch steak"]
        expect(
            Question(
                "paella", "2-lunch", in: plan + ["4-lunch paella", "5-lunch cod"],
                [
                    "maxPerWeek:fish 3/2 1-dinner=hake 4-lunch=paella 5-lunch=cod", "noConsecutive:meat 3-lunch=steak",
                    "noDuplicateInDay:eggs 2-dinner=quiche", "mealTypeRestriction:soup dinner",
                ]))
        expect(
            Question(
                "paella", "3-lunch", in: ["2-lunch paella", "2-dinner paella", "4-lunch paella"],
                [
                    "maxPerWeek:fish 3/2 2-lunch=paella 2-dinner=paella 4-lunch=paella",
                    "noConsecutive:meat 2-lunch=paella 4-lunch=paella", "mealTypeRestriction:soup dinner",
                    "minDaysBetween:paella 1/2 2-lunch=paella 2-dinner=paella 4-lunch=paella",
                ]))
    }

    @Test func slotsCanBeThoughtEmpty() {
        let rules = Rules(SampleWeek.week(["0-lunch cod", "1-dinner hake", "3-lunch steak"]))
        let (slot, from) = (Slot(day: 2, meal: .lunch), Slot(day: 1, meal: .dinner))
        #expect(rules.violations(of: "hake", in: slot).map(\.name) == ["maxPerWeek:fish"])
        #expect(rules.violations(of: "hake", in: slot, without: [from]) == [])
        #expect(rules.violations(of: "hake", in: slot, without: [slot, slot]).map(\.name) == ["maxPerWeek:fish"])
        #expect(rules.violations(of: "hake", in: slot, without: [Slot(day: 5, meal: .lunch)]).count == 1)
        #expect(rules.violations(of: "steak", in: slot).count == 1)
        #expect(rules.violations(of: "steak", in: slot, without: [Slot(day: 3, meal: .lunch)]) == [])
    }

    private func expect(_ question: Question) {
        let rules = Rules(SampleWeek.week(question.plan))
        #expect(rules.violations(of: question.dish, in: question.slot).map(\.text) == question.expected)
    }
}
