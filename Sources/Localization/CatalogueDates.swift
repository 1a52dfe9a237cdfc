extension Catalogue {
    /// The name of a day of the week (0 is Monday) as it stands alone, with a capital: "Miércoles".
    package func dayName(_ weekday: Int, in language: Language) -> String {
        dayNameInSentence(weekday, in: language).withCapital
    }

    /// The name of a day of the week (0 is Monday) within a sentence: "miércoles", "Wednesday".
    package func dayNameInSentence(_ weekday: Int, in language: Language) -> String {
        text("date.day.\(Self.dayKeys[weekday])", in: language)
    }

    /// "Mié"
    package func shortDayName(_ weekday: Int, in language: Language) -> String {
        text("date.dayShort.\(Self.dayKeys[weekday])", in: language).withCapital
    }

    /// "X": Spanish calendars keep M for Tuesday.
    package func dayLetter(_ weekday: Int, in language: Language) -> String {
        text("date.dayLetter.\(Self.dayKeys[weekday])", in: language)
    }

    /// The name of a month (1…12) as it stands alone, with a capital: "Septiembre".
    package func monthName(_ month: Int, in language: Language) -> String {
        monthNameInSentence(month, in: language).withCapital
    }

    /// The name of a month (1…12) within a sentence: "septiembre", "September".
    package func monthNameInSentence(_ month: Int, in language: Language) -> String {
        text("date.month.\(Self.monthKeys[month - 1])", in: language)
    }

    /// The short name of a month (1…12) within a sentence: "sept", "Sep".
    package func shortMonthName(_ month: Int, in language: Language) -> String {
        text("date.monthShort.\(Self.monthKeys[month - 1])", in: language)
    }

    /// "16 de septiembre", "16 September"
    package func dayAndMonth(_ day: CivilParts, in language: Language) -> String {
        let month = Argument.text(monthNameInSentence(day.month, in: language))
        return text("date.dayMonth", in: language, ["day": .number(day.day), "month": month])
    }

    /// "16 sept 2026", "16 Sep 2026"
    package func shortDate(_ day: CivilParts, in language: Language) -> String {
        adding(day.year, to: shortDayAndMonth(day, in: language), language)
    }

    /// "Miércoles, 16 de septiembre de 2026", "Wednesday 16 September 2026"
    package func longDate(_ day: CivilParts, in language: Language) -> String {
        let arguments: [String: Argument] = [
            "weekday": .text(dayNameInSentence(day.weekday, in: language)), "day": .number(day.day),
            "month": .text(monthNameInSentence(day.month, in: language)), "year": .text(String(day.year)),
        ]
        return text("date.long", in: language, arguments).withCapital
    }

    /// The days from `first` to `last`, saying month and year no more often than needed: "14–20 sept 2026",
    /// "28 sept – 4 oct 2026", "28 dic 2026 – 3 ene 2027"; `withYear: false` leaves all years out.
    package func weekRange(
        from first: CivilParts, to last: CivilParts, withYear: Bool = true, in language: Language
    ) -> String {
        guard first.year == last.year else { return acrossYears(first, last, withYear, language) }
        let range = first.month == last.month ? inMonth(first, last, language) : acrossMonths(first, last, language)
        return withYear ? adding(last.year, to: range, language) : range
    }

    private func inMonth(_ first: CivilParts, _ last: CivilParts, _ language: Language) -> String {
        let month = Argument.text(shortMonthName(first.month, in: language))
        let arguments: [String: Argument] = ["from": .number(first.day), "to": .number(last.day), "month": month]
        return text("date.range.inMonth", in: language, arguments)
    }

    private func acrossMonths(_ first: CivilParts, _ last: CivilParts, _ language: Language) -> String {
        across(shortDayAndMonth(first, in: language), shortDayAndMonth(last, in: language), language)
    }

    private func acrossYears(
        _ first: CivilParts, _ last: CivilParts, _ withYear: Bool, _ language: Language
    ) -> String {
        guard withYear else { return acrossMonths(first, last, language) }
        let from = adding(first.year, to: shortDayAndMonth(first, in: language), language)
        let to = adding(last.year, to: shortDayAndMonth(last, in: language), language)
        return across(from, to, language)
    }

    private func across(_ from: String, _ to: String, _ language: Language) -> String {
        text("date.range.across", in: language, ["from": .text(from), "to": .text(to)])
    }

    /// "16 sept", "16 Sep"
    package func shortDayAndMonth(_ day: CivilParts, in language: Language) -> String {
        let month = Argument.text(shortMonthName(day.month, in: language))
        return text("date.dayMonthShort", in: language, ["day": .number(day.day), "month": month])
    }

    private func adding(_ year: Int, to date: String, _ language: Language) -> String {
        text("date.withYear", in: language, ["date": .text(date), "year": .text(String(year))])
    }
}

extension String {
    /// The same with a capital first letter.
    fileprivate var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
