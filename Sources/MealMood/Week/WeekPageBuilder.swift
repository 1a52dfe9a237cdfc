import Localization
import Mustache
import Planner

/// Turns a week into what its page shows.
struct WeekPageBuilder {
    let context: MemberContext
    let plan: WeekPlan
    let library: DishLibrary
    let access: WeekAccess
    let words: WeekWords
    /// The autofill whose proposals still stand, and whether they are shown as new.
    let last: LastAutofill?
    let showsNew: Bool

    init(_ context: MemberContext, plan: WeekPlan, library: DishLibrary, last: LastAutofill?, showsNew: Bool) {
        self.context = context
        self.plan = plan
        self.library = library
        access = WeekAccess(monday: plan.monday, today: context.today)
        words = context.weekWords
        self.last = last
        self.showsNew = showsNew
    }

    func page() throws -> WeekPage {
        let active = plan.activeSlots
        let rules = plan.rules(library)
        let meters = WeekMeters(self, rules.meters())
        return WeekPage(
            monday: plan.monday.description, titleLong: words.title(of: plan.monday),
            titleShort: words.range(of: plan.monday, withYear: false),
            subtitle: subtitle(missing: active.count - plan.filledCount),
            previousURL: WeekURL.week(access.previous), nextURL: access.next.map(WeekURL.week) ?? "",
            todayURL: access.isCurrent ? "" : "/week", isReadonly: access.isPast, isCurrent: access.isCurrent,
            filledCount: plan.filledCount, slotCount: active.count, daysCount: plan.settings.dayCount,
            mealsCount: plan.settings.meals.meals.count, days: days(rules.warnings()), meters: meters.models(),
            missed: meters.missed(), autofillURL: WeekURL.autofill(plan.monday),
            hasProposal: last?.slots.isEmpty == false,
            drawer: try DrawerBuilder(context, plan: plan, library: library).drawer())
    }

    private func subtitle(missing: Int) -> String {
        if access.isPast { return context.text("week.past") }
        if missing == 0 { return context.text("week.complete") }
        return context.text("week.missing", ["count": .number(missing)])
    }

    private func days(_ warnings: [Warning]) -> [WeekDayModel] {
        let bySlot = WeekSlotBuilder(week: self, warnings: warnings)
        return (0..<plan.settings.dayCount).map { day in
            let slots = plan.settings.meals.meals.map { bySlot.model(Slot(day: day, meal: $0)) }
            let date = plan.monday + day
            return WeekDayModel(
                index: day, name: words.day(day),
                shortName: context.texts.catalogue.shortDayName(day, in: context.language),
                letter: context.texts.catalogue.dayLetter(day, in: context.language), number: date.day,
                isToday: date == context.today, isPast: date < context.today,
                label: dayLabel(day, date: date, slots: slots), slots: slots)
        }
    }

    private func dayLabel(_ day: Int, date: CivilDay, slots: [WeekSlotModel]) -> String {
        context.text(
            "day.label",
            [
                "day": .text(words.day(day)), "number": .text(String(date.day)),
                "filled": .number(slots.filter { !$0.isEmpty }.count), "total": .number(slots.count),
            ])
    }
}
