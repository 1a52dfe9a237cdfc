import HTTP
import Planner

/// A whole week for programs: all that its page shows.
struct WeekReadingJSON {
    private let desk: WeekDesk
    private let json: WeekJSON
    private let week: WeekPageBuilder

    private var plan: WeekPlan { desk.plan }

    init(_ desk: WeekDesk) {
        self.desk = desk
        json = WeekJSON(desk)
        week = WeekPageBuilder(desk.context, plan: desk.plan, library: desk.library, last: nil, showsNew: false)
    }

    func response() throws -> Response {
        let rules = plan.rules(desk.library)
        let meters = WeekMeters(week, rules.meters())
        // What is past is only looked at.
        let warnings = week.access.isPast ? [] : rules.warnings()
        return try json.answer { json in
            writeHead(to: &json)
            writeSettings(to: &json)
            json.array("days") { json in
                for day in 0..<plan.settings.dayCount { write(day, warnings, to: &json) }
            }
            try writeDishes(to: &json)
            self.json.write(meters.models(), to: &json)
            json.member("missed", meters.missed())
        }
    }

    private func writeHead(to json: inout JSONWriter) {
        json.member("monday", plan.monday.description)
        json.member("title", week.words.title(of: plan.monday))
        json.member("today", desk.context.today.description)
        json.member("isPast", week.access.isPast)
        json.member("editable", !week.access.isPast)
        json.member("rating", plan.document.rating)
        json.member("filled", plan.filledCount)
        json.member("slotCount", plan.activeSlots.count)
    }

    /// What holds for the week, and what of it is the week's own.
    private func writeSettings(to json: inout JSONWriter) {
        json.object("settings") { json in
            json.member("includesWeekends", plan.settings.includesWeekends)
            json.member("meals", plan.settings.meals.rawValue)
            json.object("own") { json in
                if let own = plan.document.includesWeekends {
                    json.member("includesWeekends", own)
                } else {
                    json.member("includesWeekends", nil as String?)
                }
                json.member("meals", plan.document.meals?.rawValue)
            }
        }
    }

    private func write(_ day: Int, _ warnings: [Warning], to json: inout JSONWriter) {
        json.object { json in
            json.member("date", (plan.monday + day).description)
            json.member("weekday", day)
            json.member("name", week.words.day(day))
            json.array("slots") { json in
                for meal in plan.settings.meals.meals { write(Slot(day: day, meal: meal), warnings, to: &json) }
            }
        }
    }

    private func write(_ slot: Slot, _ warnings: [Warning], to json: inout JSONWriter) {
        let entry = plan[slot]
        json.object { json in
            json.member("id", slot.description)
            json.member("meal", slot.meal.rawValue)
            json.member("name", week.words.slot(slot))
            json.member("state", entry?.state.rawValue ?? "empty")
            json.member("dish", entry?.dish?.text)
            json.member("secondaryDish", entry?.secondary?.text)
            json.member("note", entry?.note ?? "")
            json.member("ignored", entry?.isIgnored ?? false)
            json.member("overridden", entry?.isOverridden ?? false)
            self.json.write(standing: warnings.first { $0.slot == slot }?.violations ?? [], to: &json)
        }
    }

    /// The dishes that stand in the week, each once, deleted ones too.
    private func writeDishes(to json: inout JSONWriter) throws {
        let standing = Set(plan.standing.keys)
        try json.array("dishes") { json in
            for dish in standing.compactMap({ desk.library[$0] }).sorted(by: { $0.id.text < $1.id.text }) {
                try DishJSON(
                    dish: dish, ingredients: desk.context.ingredients(of: dish), request: desk.context.request
                ).write(to: &json)
            }
        }
    }
}
