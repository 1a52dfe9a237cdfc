import Testing

@testable import MealMood

@Suite struct AmountTests {
    @Test(
        arguments: [
            ("1/2", 0.5), ("1 1/2", 1.5), ("½", 0.5), ("¼", 0.25), ("2½", 2.5), ("2 ½", 2.5), ("1,5", 1.5),
            ("1.5", 1.5),
            ("3", 3.0), ("0", 0.0), ("0,250", 0.25), (".5", 0.5), ("1⁄2", 0.5), ("1 / 2", 0.5), ("3/2", 1.5),
            ("⅓", 1.0 / 3),
            ("12 3/4", 12.75), ("1\u{A0}1/2", 1.5), ("007", 7.0), ("1234,25", 1234.25),
        ] as [(String, Double)])
    func aNumberIsReadAndTheTextIsKept(text: String, number: Double) {
        #expect(Amount(text).number == number)
        #expect(Amount(text).text == text)
    }

    @Test(arguments: [
        "", "al gusto", "2-3", "2–3", "2 o 3", "1 a 2", "unos 3", "1/0", "1.500", "12,000", "-1", "+1", "1e3", "²",
        "1²",
        "3 2", "1,5 1/2", "½½", "1/2/3", ".", "1.", "½ ½", "٣", "１", "9999999999", "1\u{301}",
    ])
    func whatMeansNoOneNumberHasNone(text: String) {
        #expect(Amount(text).number == nil)
        #expect(Amount(text).text == text)
    }
}
