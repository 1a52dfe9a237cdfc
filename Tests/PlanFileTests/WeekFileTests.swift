import Foundation
import PlanFile
import Planner
import Testing

/// A file is read as it is written, or refused by the name of the field that is wrong.
struct WeekFileTests {
    private static let small = """
        {"format": "mealmood-planner-case/1",
         "tags": [{"id": "fish", "maxPerWeek": 2, "minPerWeek": 1, "noConsecutive": true, "noDuplicateInDay": true},
                  {"id": "soup", "mealTypeRestriction": "dinner"}],
         "dishes": [{"id": "cod", "tags": ["fish"], "isPriority": true, "minDaysBetween": 3},
                    {"id": "broth", "tags": [], "fixedDayOfWeek": 6, "fixedMealType": "dinner"}],
         "slots": [{"day": 0, "meal": "lunch", "state": "empty"}, {"day": 0, "meal": "dinner", "state": "skipped"},
                   {"day": 1, "meal": "lunch", "state": "eatingOut"},
                   {"day": 1, "meal": "dinner", "state": "filled", "dish": "cod", "secondary": "broth"},
                   {"day": 2, "meal": "lunch", "state": "filled", "dish": "cod", "rulesIgnored": true}],
         "neighbours": [{"day": -1, "meal": "dinner", "dish": "broth"}]}
        """

    @Test func everyFieldIsRead() throws {
        let week = try WeekFile(Data(Self.small.utf8)).week
        let fish = Tag(id: "fish", maxPerWeek: 2, minPerWeek: 1, noConsecutive: true, noDuplicateInDay: true)
        #expect(week.tags == [fish, Tag(id: "soup", onlyMeal: .dinner)])
        #expect(
            week.dishes == [
                Dish(id: "cod", tags: ["fish"], isPriority: true, minDaysBetween: 3),
                Dish(id: "broth", tags: [], fixedDay: 6, fixedMeal: .dinner),
            ])
        #expect(week.empty == [Slot(day: 0, meal: .lunch)])
        #expect(
            week.placed == [
                Placement(slot: Slot(day: 1, meal: .dinner), dish: "cod", second: "broth"),
                Placement(slot: Slot(day: 2, meal: .lunch), dish: "cod", counts: false),
            ])
        #expect(week.neighbours == [Placement(slot: Slot(day: -1, meal: .dinner), dish: "broth")])
    }

    @Test(arguments: [
        ("mealmood-planner-case/1", "mealmood-planner-case/2", "format"),
        (#""tags": [{"#, #""labels": [{"#, "tags"),
        (#"{"id": "fish", "#, "{", "tags[0].id"),
        (#""maxPerWeek": 2"#, #""maxPerWeek": 0"#, "tags[0].maxPerWeek"),
        (#""maxPerWeek": 2"#, #""maxPerWeek": 2.5"#, "tags[0].maxPerWeek"),
        (#""minPerWeek": 1"#, #""minPerWeek": 8"#, "tags[0].minPerWeek"),
        (#""noConsecutive": true"#, #""noConsecutive": 1"#, "tags[0].noConsecutive"),
        (#""mealTypeRestriction": "dinner""#, #""mealTypeRestriction": "tea""#, "tags[1].mealTypeRestriction"),
        (#""id": "soup""#, #""id": "fish""#, "tags[1].id"),
        (#""id": "broth""#, #""id": "cod""#, "dishes[1].id"),
        (#"["fish"]"#, #"["meat"]"#, "dishes[0].tags[0]"),
        (#"["fish"]"#, #""fish""#, "dishes[0].tags"),
        (#""minDaysBetween": 3"#, #""minDaysBetween": -3"#, "dishes[0].minDaysBetween"),
        (#""fixedDayOfWeek": 6"#, #""fixedDayOfWeek": 7"#, "dishes[1].fixedDayOfWeek"),
        (#""fixedDayOfWeek": 6, "#, "", "dishes[1].fixedMealType"),
        (#""state": "skipped""#, #""state": "later""#, "slots[1].state"),
        (#""day": 2, "meal": "lunch""#, #""day": 1, "meal": "dinner""#, "slots[4].day"),
        (#""day": 2"#, #""day": 9"#, "slots[4].day"),
        (#""dish": "cod", "secondary""#, #""secondary""#, "slots[3].dish"),
        (#""secondary": "broth""#, #""secondary": "soup""#, "slots[3].secondary"),
        (#""day": -1"#, #""day": 3"#, "neighbours[0].day"),
        (#""dish": "broth"}]"#, #""dish": "ham"}]"#, "neighbours[0].dish"),
    ])
    func theFieldThatIsWrongIsNamed(sound: String, broken: String, field: String) throws {
        let file = Self.small.replacing(sound, with: broken)
        try #require(file != Self.small)
        let fault = try #require(throws: WeekFile.Fault.self) { try WeekFile(Data(file.utf8)) }
        #expect(fault.field == field, "\(fault)")
    }

    @Test(arguments: ["", "[1]", "fish", #"{"tags": ["#])
    func whatIsNoWeekIsRefused(file: String) throws {
        let fault = try #require(throws: WeekFile.Fault.self) { try WeekFile(Data(file.utf8)) }
        #expect(fault.field == "file", "\(fault)")
    }
}
