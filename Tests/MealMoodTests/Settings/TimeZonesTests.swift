import Testing

@testable import MealMood

@Suite struct TimeZonesTests {
    @Test(arguments: [
        ("Europe/Madrid", "Europe/Madrid"), ("europe/madrid", "Europe/Madrid"), ("madrid", "Europe/Madrid"),
        ("Bogotá", "America/Bogota"), ("new york", "America/New_York"), ("America/New York", "America/New_York"),
        ("utc", "UTC"),
    ])
    func aZoneIsKnownHoweverItIsWritten(text: String, zone: String) { #expect(TimeZones.named(text) == zone) }

    @Test(arguments: ["", "Luna", "Europe/", "Europe/Luna", "../../etc/passwd", "GMT+25"])
    func whatIsNoZoneIsNone(text: String) { #expect(TimeZones.named(text) == nil) }

    @Test func everyZoneOnOfferIsOne() {
        #expect(TimeZones.all.count > 300 && TimeZones.all.allSatisfy { Clock.isKnown(timeZone: $0) })
    }
}
