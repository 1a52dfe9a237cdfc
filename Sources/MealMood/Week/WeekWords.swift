import Localization
import Planner

/// A week's days, meals and violations in one language.
struct WeekWords {
    let language: Language
    let texts: Texts

    func day(_ weekday: Int) -> String { texts.catalogue.dayName(weekday, in: language) }

    func meal(_ meal: Meal) -> String { texts("meal.\(meal.rawValue)", language) }

    /// Day and meal of a slot as the arguments of a sentence.
    func arguments(_ slot: Slot) -> [String: Argument] {
        ["day": .text(day(slot.day)), "meal": .text(mealInline(slot))]
    }

    /// "Miércoles, cena"
    func slot(_ slot: Slot) -> String { texts("slot.where", language, arguments(slot)) }

    /// "miércoles cena", in running text.
    func inSentence(_ slot: Slot) -> String {
        texts(
            "slot.inSentence", language,
            [
                "day": .text(texts.catalogue.dayNameInSentence(slot.day, in: language)),
                "meal": .text(mealInline(slot)),
            ])
    }

    func mealInline(_ slot: Slot) -> String { texts("meal.\(slot.meal.rawValue).inline", language) }

    /// "Miércoles 16 · Cena"
    func slotHeading(_ slot: Slot, of monday: CivilDay) -> String {
        let number = (monday + slot.day).day
        return texts(
            "slot.title", language,
            ["day": .text(day(slot.day)), "number": .text(String(number)), "meal": .text(meal(slot.meal))])
    }

    /// "14–20 sept 2026"
    func range(of monday: CivilDay, withYear: Bool) -> String {
        texts.catalogue.weekRange(
            from: CivilParts(monday), to: CivilParts(monday + 6), withYear: withYear, in: language)
    }

    /// "Semana 14–20 sept 2026"
    func title(of monday: CivilDay) -> String {
        texts("week.title", language, ["range": .text(range(of: monday, withYear: true))])
    }
}

extension MemberContext {
    var weekWords: WeekWords { WeekWords(language: language, texts: texts) }
}

extension CivilParts {
    init(_ day: CivilDay) {
        self.init(year: day.year, month: day.month, day: day.day, weekday: day.weekday)
    }
}
