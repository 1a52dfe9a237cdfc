import Planner

/// One week of a household: what stands in its slots, and what of the weeks around matters to its rules.
struct WeekPlan: Sendable {
    let monday: CivilDay
    /// What the week says of itself.
    var document: WeekDocument
    /// What of it all is shown: its own, or else the household's.
    var settings: WeekSettings
    var entries: [Slot: SlotEntry]
    /// Entries of other weeks, by slots whose day counts from this week's Monday; hidden ones are left out.
    var neighbours: [Slot: SlotEntry]

    /// The slots that the settings show, day by day, lunch first. Others keep their dish but count for nothing.
    var activeSlots: [Slot] {
        (0..<settings.dayCount).flatMap { day in settings.meals.meals.map { Slot(day: day, meal: $0) } }
    }

    subscript(slot: Slot) -> SlotEntry? { entries[slot] }

    /// A slot that the week does not show is not there.
    func checkShows(_ slot: Slot) throws { guard settings.shows(slot) else { throw AppError.notFound } }

    /// The first active slot that each dish stands in, second dishes included.
    var standing: [DishID: Slot] {
        var standing: [DishID: Slot] = [:]
        for slot in activeSlots {
            for dish in entries[slot]?.dishes ?? [] where standing[dish] == nil { standing[dish] = slot }
        }
        return standing
    }

    var emptySlots: [Slot] { activeSlots.filter { entries[$0] == nil } }

    var filledCount: Int { activeSlots.count - emptySlots.count }

    var isComplete: Bool { emptySlots.isEmpty }

    /// The dishes that the rules must know to judge what stands here and around.
    var judgedDishes: [DishID] { entries.values.flatMap(\.dishes) + neighbours.values.flatMap(\.dishes) }

    /// The week as the rules see it, for verdicts on what stands in it and on some dishes more.
    func rules(_ library: DishLibrary, judging more: [DishID] = [], forFew: Bool = false) -> Rules {
        Rules(judgedWeek(library, judging: more), forFew: forFew)
    }

    func judgedWeek(_ library: DishLibrary, judging more: [DishID] = []) -> Planner.Week {
        week(tags: library.tags.map(\.rules), dishes: (judgedDishes + more).compactMap { library[$0]?.rules })
    }

    func week(tags: [Planner.Tag], dishes: [Planner.Dish]) -> Planner.Week {
        Planner.Week(
            tags: tags, dishes: dishes, empty: emptySlots,
            placed: activeSlots.compactMap { slot in entries[slot]?.placement(in: slot) },
            neighbours: neighbours.sorted { $0.key < $1.key }.compactMap { $0.value.placement(in: $0.key) })
    }
}

/// What a week shows: the household's settings unless the week has its own.
struct WeekSettings: Sendable, Equatable {
    var meals: PlannedMeals
    var includesWeekends: Bool

    var dayCount: Int { includesWeekends ? 7 : 5 }
}
