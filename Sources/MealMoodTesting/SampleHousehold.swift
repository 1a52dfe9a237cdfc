import Foundation
import HTTP

/// A browser whose household is through its onboarding, with suggested dishes.
extension TestBrowser {
    /// The dishes that a sample household has: meat, legumes and vegetables, fish.
    package static let sampleDishes = ["roastChicken", "lentilStew", "grilledSalmon", "meatballs"]

    package static func atHome(
        _ app: TestApp, dishes: [String] = sampleDishes, meals: String = "both", weekends: Bool = true,
        language: String = "es"
    ) -> TestBrowser {
        let browser = TestBrowser(app, language: language)
        _ = browser.post("/onboarding/welcome", ["timeZone": "Europe/Madrid"])
        _ = browser.post("/onboarding/meals", ["meals": meals])
        _ = browser.post("/onboarding/weekends", ["weekends": weekends ? "1" : "0"])
        for dish in dishes { _ = browser.post("/onboarding/dishes", ["action": "suggest", "choose": dish]) }
        _ = browser.post("/onboarding/dishes", ["action": "finish"])
        return browser
    }

    /// The id of the first dish that a search for the name lists.
    package func dishID(_ name: String) -> String? {
        let page = get("/dishes?q=\(PercentEncoding.encode(name))").text
        guard let mark = page.range(of: "data-dish=\"") else { return nil }
        return String(page[mark.upperBound...].prefix { $0 != "\"" })
    }
}
