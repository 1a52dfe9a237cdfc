import Localization
import Testing

@Suite struct PluralFormTests {
    /// CLDR's samples for whole numbers.
    @Test(
        arguments: [
            (0, .other), (1, .one), (2, .other), (16, .other), (100, .other), (101, .other), (999_999, .other),
            (1_000_000, .many), (1_000_001, .other), (2_000_000, .many), (-1, .one), (-3_000_000, .many),
            (.min, .other),
        ] as [(Int, PluralForm)])
    func spanish(number: Int, form: PluralForm) {
        #expect(Language.es.pluralForm(of: number) == form)
    }

    @Test(
        arguments: [
            (0, .other), (1, .one), (2, .other), (11, .other), (21, .other), (1_000_000, .other), (-1, .one),
        ] as [(Int, PluralForm)])
    func english(number: Int, form: PluralForm) {
        #expect(Language.en.pluralForm(of: number) == form)
    }

    @Test(arguments: [
        (0, "0", "0"), (7, "7", "7"), (-7, "-7", "-7"), (999, "999", "999"), (1_234, "1234", "1,234"),
        (-9_999, "-9999", "-9,999"), (12_345, "12.345", "12,345"), (1_000_000, "1.000.000", "1,000,000"),
        (.max, "9.223.372.036.854.775.807", "9,223,372,036,854,775,807"),
        (.min, "-9.223.372.036.854.775.808", "-9,223,372,036,854,775,808"),
    ])
    func numbersAreGrouped(number: Int, spanish: String, english: String) {
        #expect(Language.es.text(of: number) == spanish)
        #expect(Language.en.text(of: number) == english)
    }

    @Test func languagesNameThemselves() {
        #expect(Language.allCases.map(\.code) == ["es", "en"])
        #expect(Language.allCases.map(\.ownName) == ["Español", "English"])
    }
}
