import Testing

@testable import MealMood

/// What a licence is and how it stands as time goes by.
@Suite struct LicenceTests {
    private static let day: Int64 = 86_400

    private func made(
        _ plan: Licence.Plan = .yearly, name: String = "Familia Pérez", notBefore: Int64 = 100 * day,
        expiry: Int64? = 200 * day
    ) -> Licence? {
        Licence(key: "k", id: "i", plan: plan, name: name, notBefore: notBefore, expiry: expiry)
    }

    @Test(arguments: [
        (100 * day - 1, Licence.Standing.notYetValid), (100 * day, .valid), (200 * day - 1, .valid),
        (200 * day, .grace), (214 * day - 1, .grace), (214 * day, .expired), (9_999 * day, .expired),
    ])
    func itStandsByTheClock(instant: Int64, standing: Licence.Standing) throws {
        #expect(try #require(made()).standing(at: instant) == standing)
    }

    @Test func aLifetimeNeverExpires() throws {
        let licence = try #require(made(.lifetime, expiry: nil))
        #expect(licence.standing(at: 100 * Self.day - 1) == .notYetValid)
        #expect(licence.standing(at: Licence.instants.upperBound) == .valid)
        #expect(licence.end == nil)
    }

    @Test func nameTimesAndPlanGoTogether() {
        #expect(made(name: "") == nil)
        #expect(made(name: " Pérez") == nil)
        #expect(made(name: "Pe\u{0}rez") == nil)
        #expect(made(name: String(repeating: "a", count: 81)) == nil)
        #expect(made(.lifetime) == nil)
        #expect(made(.monthly, expiry: nil) == nil)
        #expect(made(expiry: 100 * Self.day) == nil)
        #expect(made(notBefore: -1) == nil)
        #expect(made(expiry: Licence.instants.upperBound + 1) == nil)
    }

    @Test(arguments: ["Familia Pérez", "</script><b>", "\"\\", "Los 🍲", String(repeating: "ñ", count: 80)])
    func thePayloadGivesTheSameLicence(name: String) throws {
        let licence = try #require(made(name: name))
        #expect(Licence(payload: licence.payload) == licence)
    }

    @Test(arguments: [
        #"{ "version":1,"key":"k","licence":"i","plan":"lifetime","name":"A","notBefore":1}"#,
        #"{"key":"k","version":1,"licence":"i","plan":"lifetime","name":"A","notBefore":1}"#,
        #"{"version":2,"key":"k","licence":"i","plan":"lifetime","name":"A","notBefore":1}"#,
        #"{"version":1,"key":"k","licence":"i","plan":"lifetime","name":"A","notBefore":1,"more":1}"#,
        #"{"version":1,"key":"k","licence":"i","plan":"lifetime","name":"A","notBefore":1,"notBefore":1}"#,
        #"{"version":1,"key":"k","licence":"i","plan":"lifetime","name":"\u0041","notBefore":1}"#,
        #"{"version":1,"key":"k","licence":"i","plan":"lifetime","name":"A","notBefore":1.0}"#,
        #"{"version":1,"key":"k","licence":"i","plan":"lifetime","name":"A","notBefore":1,"expiry":null}"#,
        #"{"version":1,"key":"k","licence":"i","plan":"weekly","name":"A","notBefore":1,"expiry":9}"#,
        #"{"version":1,"key":"k","licence":"i","plan":"lifetime","name":"A"}"#, "[]", "", "null",
    ])
    func aPayloadWrittenOtherwiseIsNone(text: String) {
        #expect(Licence(payload: Array(text.utf8)) == nil)
    }

    @Test func thePayloadIsWrittenInThisWay() {
        let text = #"{"version":1,"key":"k","licence":"i","plan":"lifetime","name":"A","notBefore":1}"#
        #expect(Licence(payload: Array(text.utf8))?.plan == .lifetime)
    }
}
