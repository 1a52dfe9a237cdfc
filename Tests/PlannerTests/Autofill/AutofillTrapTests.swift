import Planner
import Testing

/// Weeks that a clever search gets wrong: everything it leaves out to be quick decides one of them.
struct AutofillTrapTests {
    /// Dishes alike in all but the name, each a gap apart from itself: on any `gap` days running at most `alike` slots.
    @Test(arguments: 1...7, 1...8)
    func aGapHoldsInEveryWindow(alike: Int, gap: Int) {
        let week = Week(tags: [], dishes: dishes(alike, gap: gap), empty: Slot.week)
        expect(week, filled: mostUses(alike, gap: gap), distinct: alike)
    }

    /// The same with one of them in the middle of the week already.
    @Test(arguments: 1...7, 1...8)
    func aGapHoldsAroundADishThatStands(alike: Int, gap: Int) {
        var week = Week(tags: [], dishes: dishes(alike, gap: gap), empty: Slot.week)
        week.placed = [Placement(slot: Slot(day: 3, meal: .lunch), dish: "d0")]
        week.empty.removeAll { $0 == week.placed[0].slot }
        expect(week, filled: mostUses(alike, gap: gap, onThursday: 1) - 1, distinct: alike)
    }

    /// A minimum is cut to what maximum, meal, days and dishes allow; the others are met all the same.
    @Test func needsOutOfReachDoNotHideOthers() {
        let tags = [
            Tag(id: "capped", maxPerWeek: 2, minPerWeek: 5),
            Tag(id: "apart", minPerWeek: 6, noConsecutive: true, onlyMeal: .lunch),
            Tag(id: "daily", minPerWeek: 7, noDuplicateInDay: true),
            Tag(id: "nobody", minPerWeek: 3), Tag(id: "easy", minPerWeek: 1),
        ]
        let dishes = tags.filter { $0.id != "nobody" }.map { Dish(id: DishID($0.id.text), tags: [$0.id]) }
        let week = Week(tags: tags, dishes: dishes + [Dish(id: "plain", tags: [])], empty: Slot.week)
        // 2 capped, 4 apart, 7 daily and 1 easy fill the 14 slots, so that there is none for "plain".
        expect(week, filled: 14, shortfall: 3 + 2 + 0 + 3, distinct: 4)
    }

    /// "plain" fits wherever anything fits: enough to fill the week, and wrong for every other number.
    @Test func aDishThatFillsEverythingIsNotEnough() {
        var week = Week(tags: [], dishes: [Dish(id: "plain", tags: [])], empty: Slot.week)
        for number in 0..<5 {
            let tag = Tag(id: TagID("t\(number)"), maxPerWeek: 1, noConsecutive: true, noDuplicateInDay: true)
            week.tags.append(tag)
            week.dishes.append(Dish(id: DishID("d\(number)"), tags: [tag.id]))
        }
        expect(week, filled: 14, distinct: 6)
        week.dishes[5].isPriority = true
        week.dishes[4].fixedDay = 6
        week.dishes[4].fixedMeal = .dinner
        expect(week, filled: 14, traditions: 1, priority: 1, distinct: 6)
        week.tags[0].minPerWeek = 2
        week.tags[1].minPerWeek = 1
        expect(week, filled: 14, shortfall: 1, traditions: 1, priority: 1, distinct: 6)
    }

    /// A dish on its fixed day uses up a maximum that fills a slot elsewhere: the slot comes first.
    @Test func aTraditionIsNoReasonToLeaveASlotEmpty() {
        let tags = [Tag(id: "once", maxPerWeek: 1), Tag(id: "dinner", onlyMeal: .dinner)]
        let dishes = [
            Dish(id: "friday", tags: ["once"], fixedDay: 4), Dish(id: "soup", tags: ["dinner"]),
        ]
        var week = Week(tags: tags, dishes: dishes)
        week.empty = [Slot(day: 1, meal: .lunch), Slot(day: 4, meal: .dinner)]
        expect(week, filled: 2, distinct: 2)
        week.empty = [Slot(day: 4, meal: .lunch), Slot(day: 4, meal: .dinner)]
        expect(week, filled: 2, traditions: 1, distinct: 2)
    }

    /// One tag more than words have bits is the one that binds.
    @Test(arguments: [63, 64, 65, 127, 128, 129, 300])
    func tagsBeyondAWordBind(count: Int) {
        let tags = (0..<count).map { Tag(id: TagID("t\($0)"), maxPerWeek: $0 == count - 1 ? 5 : 9) }
        let ids = tags.map(\.id)
        let one = Dish(id: "one", tags: ids)
        let two = Dish(id: "two", tags: Array(ids.suffix(count / 2)))
        let dishes = [one, two, Dish(id: "three", tags: [ids[count - 1]])]
        expect(Week(tags: tags, dishes: dishes, empty: Slot.week), filled: 5, distinct: 3)
    }

    @Test(arguments: [63, 64, 65, 127, 128])
    func minimaBeyondAWordAreWanted(count: Int) {
        expect(weekOfMinima(count), filled: 14, shortfall: count - 15, distinct: 14)
    }

    /// More minima than anyone has: the best is not promised, and nothing false is claimed.
    @Test(arguments: [129, 300])
    func minimaBeyondAllWordsAreNoFault(count: Int) {
        let week = weekOfMinima(count)
        let filling = autofill(week, seed: 1)
        #expect(filling.faults(in: week) == [])
        #expect(filling.score.filled == 14)
        #expect(filling.bound >= Score(filled: 14, shortfall: count - 15, traditions: 0, priority: 0, distinct: 14))
    }

    /// A dish for each minimum, and one that serves two.
    private func weekOfMinima(_ count: Int) -> Week {
        let tags = (0..<count).map { Tag(id: TagID("t\($0)"), minPerWeek: 1, noConsecutive: true) }
        let dishes = tags.map { Dish(id: DishID($0.id.text), tags: [$0.id]) }
        return Week(
            tags: tags, dishes: dishes + [Dish(id: "last two", tags: tags.suffix(2).map(\.id))], empty: Slot.week)
    }

    /// Thousands of dishes of which no two are alike: one of no tag, twelve of one, the others of more.
    @Test func thousandsOfDifferentGaps() {
        let tags = (0..<12).map { Tag(id: TagID("t\($0)"), maxPerWeek: 1 + $0 % 3, noConsecutive: $0 % 2 == 0) }
        let dishes = (0..<4_000).map { number in
            let carried = tags.indices.filter { number >> $0 & 1 == 1 }.map { tags[$0].id }
            return Dish(id: DishID("d\(number)"), tags: carried, minDaysBetween: 1 + number % 15)
        }
        expect(Week(tags: tags, dishes: dishes, empty: Slot.week), filled: 14, distinct: 14)
    }

    private func dishes(_ count: Int, gap: Int) -> [Dish] {
        (0..<count).map { Dish(id: DishID("d\($0)"), tags: [], minDaysBetween: gap) }
    }

    /// The most slots of a week, at most two a day, with at most `alike` of them on any `gap` days running.
    private func mostUses(_ alike: Int, gap: Int, onThursday least: Int = 0) -> Int {
        func most(_ days: [Int]) -> Int {
            guard days.count < 7 else { return days.reduce(0, +) }
            let room = alike - days.suffix(gap - 1).reduce(0, +)
            let wanted = days.count == 3 ? least : 0
            return (0...2).filter { $0 >= wanted && $0 <= room }.map { most(days + [$0]) }.max() ?? .min
        }
        return most([])
    }
}

/// The best score of a week, said in full.
func expect(
    _ week: Week, filled: Int, shortfall: Int = 0, traditions: Int = 0, priority: Int = 0, distinct: Int,
    at location: SourceLocation = #_sourceLocation
) {
    let filling = autofill(week, seed: 1, budget: .nodes(300_000))
    let best = Score(
        filled: filled, shortfall: shortfall, traditions: traditions, priority: priority, distinct: distinct)
    #expect(filling.faults(in: week) == [], sourceLocation: location)
    #expect(filling.score == best, "\(filling.score.text), best \(best.text)", sourceLocation: location)
    #expect(filling.bound >= best, "bound \(filling.bound.text)", sourceLocation: location)
}
