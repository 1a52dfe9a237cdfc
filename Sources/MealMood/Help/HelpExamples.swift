import Localization
import Planner

/// The examples of the rules, in the family's own tags. A week is two lines of seven days, lunch and dinner: "x" stands
/// there, "+" fits, "!" does not.
struct HelpExamples {
    let library: DishLibrary
    let context: MemberContext

    func all() -> [HelpRule] {
        [
            rule("help.max", "help.max.text", "help.max.example", of: .meat, "x.x....", "....x.!"),
            rule("help.apart", "help.apart.text", "help.apart.example", of: .fish, "..+....", ".x!...."),
            rule("help.once", "help.once.text", "help.once.example", of: .legumes, "...x+..", "...!..."),
            rule("help.meal", "help.meal.text", "help.meal.example", of: .dinnerOnly, ".....!.", ".....+."),
            rule(
                "help.min", "help.min.text", "help.min.example", of: .vegetables, "x......", "...+.+.", isPremium: true),
            rule(
                "help.wait", "help.wait.text", "help.wait.example", of: .eggs, ".......", "x..!..+", isOfTag: false,
                isPremium: true),
            rule(
                "help.fixed", "help.fixed.text", "help.fixed.example", of: .pastaRice, ".......", "....+..",
                isOfTag: false, isPremium: true),
        ]
    }

    private func rule(
        _ title: String, _ text: String, _ example: String, of given: GivenTag, _ lunches: String, _ dinners: String,
        isOfTag: Bool = true, isPremium: Bool = false
    ) -> HelpRule {
        let tag = library.tags.first { $0.given == given }.map { TagPill($0, context.language, context.texts) }
        let days = zip(lunches, dinners).enumerated().map { day, marks in
            HelpDay(
                letter: context.texts.catalogue.dayLetter(day, in: context.language), lunch: marks.0, dinner: marks.1)
        }
        return HelpRule(
            title: context.text(title), text: context.text(text), example: context.text(example), tag: tag,
            isOfTag: isOfTag, isPremium: isPremium, days: days)
    }
}
