import Localization
import Planner

/// How long ago something was, as one says it.
struct AgoWords {
    let context: MemberContext

    /// "ahora mismo", "hace 5 min", "hace 2 h", "ayer", "el 16 sept 2026"
    func text(_ instant: Int64) -> String {
        let seconds = context.visitor.now - instant
        if seconds < 120 { return context.text("ago.now") }
        if seconds < 3_600 { return context.text("ago.minutes", ["count": .number(Int(seconds / 60))]) }
        let day = Clock.day(at: instant, timeZone: context.household.timeZone)
        switch context.today.number - day.number {
        case 0: return context.text("ago.hours", ["count": .number(Int(seconds / 3_600))])
        case 1: return context.text("ago.yesterday")
        case 2...30: return context.text("ago.days", ["count": .number(context.today.number - day.number)])
        default:
            let date = context.texts.catalogue.shortDate(CivilParts(day), in: context.language)
            return context.text("ago.date", ["date": .text(date)])
        }
    }
}
