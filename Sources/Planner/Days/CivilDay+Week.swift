extension CivilDay {
    /// Day of the week, 0 = Monday … 6 = Sunday. (1970-01-01 was a Thursday.)
    package var weekday: Int {
        let days = Int(daysSince1970) + 3
        return days - days.floorQuotient(7) * 7
    }

    /// The Monday of the week (Monday to Sunday) that this day belongs to.
    package var monday: CivilDay { self - weekday }

    /// The week of ISO 8601 that this day belongs to. A week belongs to the year that its Thursday lies in,
    /// so the first days of January may belong to the year before and the last of December to the year after.
    package var isoWeek: ISOWeek {
        let thursday = monday + 3
        let year = thursday.year
        let newYear = CivilDay(uncheckedYear: year, month: 1, day: 1)
        return ISOWeek(uncheckedYear: year, week: (thursday - newYear) / 7 + 1)
    }

    /// The Monday of a week of ISO 8601; nil when that year has no such week or the year is not in 1…9999.
    package init?(isoWeekYear year: Int, week: Int) {
        guard let isoWeek = ISOWeek(year: year, week: week) else { return nil }
        self = isoWeek.monday
    }
}
