import Localization
import Testing

@Suite struct CatalogueDateTests {
    private let catalogue: Catalogue

    init() throws { catalogue = try Catalogue.real() }

    private static let monday = CivilParts(year: 2026, month: 9, day: 14, weekday: 0)
    private static let wednesday = CivilParts(year: 2026, month: 9, day: 16, weekday: 2)

    struct Range: Sendable {
        let from: CivilParts
        let to: CivilParts
        let es: [String]
        let en: [String]
    }

    /// With the year and without.
    private static let ranges = [
        Range(
            from: monday, to: CivilParts(year: 2026, month: 9, day: 20, weekday: 6),
            es: ["14–20 sept 2026", "14–20 sept"], en: ["14–20 Sep 2026", "14–20 Sep"]),
        Range(
            from: CivilParts(year: 2026, month: 9, day: 28, weekday: 0),
            to: CivilParts(year: 2026, month: 10, day: 4, weekday: 6),
            es: ["28 sept – 4 oct 2026", "28 sept – 4 oct"], en: ["28 Sep – 4 Oct 2026", "28 Sep – 4 Oct"]),
        Range(
            from: CivilParts(year: 2026, month: 12, day: 28, weekday: 0),
            to: CivilParts(year: 2027, month: 1, day: 3, weekday: 6),
            es: ["28 dic 2026 – 3 ene 2027", "28 dic – 3 ene"], en: ["28 Dec 2026 – 3 Jan 2027", "28 Dec – 3 Jan"]),
    ]

    @Test(arguments: ranges)
    func weekRanges(range: Range) {
        let es = [true, false].map { catalogue.weekRange(from: range.from, to: range.to, withYear: $0, in: .es) }
        let en = [true, false].map { catalogue.weekRange(from: range.from, to: range.to, withYear: $0, in: .en) }
        #expect(es == range.es)
        #expect(en == range.en)
    }

    @Test func daysOfTheWeek() {
        #expect((0..<7).map { catalogue.dayLetter($0, in: .es) }.joined() == "LMXJVSD")
        #expect((0..<7).map { catalogue.dayLetter($0, in: .en) }.joined() == "MTWTFSS")
        let short = (0..<7).map { catalogue.shortDayName($0, in: .es) }
        #expect(short == ["Lun", "Mar", "Mié", "Jue", "Vie", "Sáb", "Dom"])
        #expect(catalogue.dayName(2, in: .es) == "Miércoles")
        #expect(catalogue.dayNameInSentence(2, in: .es) == "miércoles")
        #expect(catalogue.dayNameInSentence(2, in: .en) == "Wednesday")
        #expect(catalogue.dayName(6, in: .en) == "Sunday")
    }

    @Test func months() {
        #expect(catalogue.monthName(1, in: .es) == "Enero")
        #expect(catalogue.monthNameInSentence(12, in: .es) == "diciembre")
        #expect(catalogue.shortMonthName(9, in: .es) == "sept")
        #expect(catalogue.monthName(9, in: .en) == "September")
        for language in Language.allCases {
            #expect(Set((1...12).map { catalogue.monthName($0, in: language) }).count == 12)
            #expect(Set((1...12).map { catalogue.shortMonthName($0, in: language) }).count == 12)
            #expect(Set((0...6).map { catalogue.dayName($0, in: language) }).count == 7)
        }
    }

    @Test func wholeDates() {
        #expect(catalogue.dayAndMonth(Self.wednesday, in: .es) == "16 de septiembre")
        #expect(catalogue.dayAndMonth(Self.wednesday, in: .en) == "16 September")
        #expect(catalogue.longDate(Self.wednesday, in: .es) == "Miércoles, 16 de septiembre de 2026")
        #expect(catalogue.longDate(Self.wednesday, in: .en) == "Wednesday 16 September 2026")
    }
}
