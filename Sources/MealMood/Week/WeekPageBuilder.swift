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
        let rules = plan.rules(library)
        let meters = WeekMeters(self, rules.meters())
        return WeekPage(
            monday: plan.monday.description, head: WeekHeadBuilder(week: self).head(), isReadonly: access.isPast,
            rating: access.isPast ? RatingModel(plan, context) : nil, daysCount: plan.settings.dayCount,
            mealsCount: plan.settings.meals.meals.count, days: days(rules.warnings()), meters: meters.models(),
            missed: meters.missed(),
            drawer: try DrawerBuilder(context, plan: plan, library: library).drawer(),
            hasPromo: !context.allows(.withoutBanner))
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
