import Foundation
import Localization
import MealMoodTesting
import Planner
import Testing

@testable import MealMood

/// Every sentence that is asked for exists, and every one that exists is asked for.
@Suite struct SentenceTests {
    let catalogue: Catalogue

    init() throws { catalogue = try Catalogue(folder: "\(TestApp.root)/Localization") }

    @Test func everySentenceOfATemplateExists() throws {
        #expect(try Self.inTemplates().subtracting(catalogue.keys) == [])
    }

    @Test func everySentenceOfTheProductExists() throws {
        let asked = try Self.literals(after: "text(?:s)?\\(\\s*\"").union(Self.families)
        #expect(!asked.isEmpty)
        #expect(asked.subtracting(catalogue.keys) == [])
    }

    @Test func everySentenceIsAskedFor() throws {
        let used = try Self.inTemplates().union(Self.literals(after: "\"")).union(Self.families)
        #expect(catalogue.keys.subtracting(used).subtracting(Catalogue.builtInKeys) == [])
    }

    /// Keys that the product puts together from the cases of an enumeration.
    private static var families: Set<String> {
        var keys = Set(GivenTag.allCases.map { "tag.\($0.rawValue)" })
        keys.formUnion(TagColour.allCases.map { "tags.colour.\($0.rawValue)" })
        keys.formUnion(AvatarColour.allCases.map { "account.colour.\($0.rawValue)" })
        keys.formUnion([Device.Kind.phone, .tablet, .computer].map { "pairing.device.\($0.rawValue)" })
        keys.formUnion(
            DeviceSystem.allCases.flatMap { system in
                ["certificates.\(system)"] + (1...system.stepCount).map { "certificates.\(system).\($0)" }
            })
        keys.formUnion(["added", "changed", "removed"].flatMap { ["news.dish.\($0)", "news.tag.\($0)"] })
        keys.formUnion(["added", "removed"].map { "news.member.\($0)" })
        keys.formUnion(
            ["byMe", "ofMine"].flatMap { who in ["many", "changed", "removed"].map { "replaced.\(who).\($0)" } })
        keys.formUnion([Farewell.Kind.removed, .dissolved].map { "household.farewell.\($0.rawValue)" })
        keys.formUnion(Suggestion.allCases.map { "suggestion.\($0.rawValue)" })
        keys.formUnion(Meal.allCases.flatMap { ["meal.\($0.rawValue)", "meal.\($0.rawValue).inline"] })
        keys.formUnion(Meal.allCases.map { "rule.mealTypeRestriction.\($0.rawValue)" })
        keys.formUnion(Rule.allCases.filter { $0 != .mealTypeRestriction }.map { "rule.\($0.rawValue)" })
        for family in ["relax", "week.cannot.reason"] {
            keys.formUnion(Meal.allCases.map { "\(family).mealTypeRestriction.\($0.rawValue)" })
            keys.formUnion(Rule.allCases.filter { $0 != .mealTypeRestriction }.map { "\(family).\($0.rawValue)" })
        }
        keys.formUnion([Rule.maxPerWeek, .minDaysBetween].map { "relax.\($0.rawValue).to" })
        keys.formUnion(causes.map { "week.missed.\($0.rawValue)" })
        keys.formUnion(OnboardingStep.allCases.map { "title.onboarding.\($0.rawValue)" })
        // A change of one slot says what was done to it.
        keys.formUnion(Notice.allCases.filter { $0 != .weekSlot }.map { "notice.\($0.rawValue)" })
        keys.formUnion(WeekEdit.Deed.allCases.map { "week.done.\($0.rawValue)" })
        keys.formUnion(WeekDocument.ratings.map { "week.rating.\($0)" })
        keys.formUnion(["name", "description", "note", "line"].map { "form.\($0).tooLong" })
        keys.formUnion(["system", "light", "dark"].map { "settings.theme.\($0)" })
        keys.formUnion(PhotoFault.allCases.map { "photo.fault.\($0.rawValue)" })
        keys.formUnion(TransferField.allCases.map { "transfer.field.\($0.rawValue)" })
        keys.formUnion(TransferField.parts.map { "transfer.part.\($0.rawValue)" })
        keys.formUnion(AppError.Key.allCases.flatMap { ["error.\($0.rawValue).heading", "error.\($0.rawValue).text"] })
        keys.formUnion(Licence.Plan.allCases.map { "premium.plan.\($0.rawValue)" })
        return keys
    }

    private static let causes: [Filling.Unmet.Cause] = [.noDish, .maximum, .meal, .days, .slotsNeeded]

    private static func inTemplates() throws -> Set<String> {
        let files = try Folder.texts(in: "\(TestApp.root)/Templates", ending: ".mustache").values
        return Set(files.flatMap { matches(of: "\\{\\{#t\\}\\}\\s*([A-Za-z0-9.]+)\\s*\\{\\{/t\\}\\}", in: $0) })
    }

    private static func literals(after start: String) throws -> Set<String> {
        let files = try Folder.texts(in: "\(TestApp.root)/Sources/MealMood", ending: ".swift")
        let models = files.filter { !$0.key.hasSuffix("Page") && !$0.key.hasSuffix("Model") }
        let dotted = "([a-z][A-Za-z]*(?:\\.[A-Za-z0-9]+)+)\""
        return Set((start == "\"" ? files : models).values.flatMap { matches(of: start + dotted, in: $0) })
    }

    private static func matches(of pattern: String, in text: String) -> [String] {
        let expression = try? NSRegularExpression(pattern: pattern)
        let found = expression?.matches(in: text, range: NSRange(text.startIndex..., in: text)) ?? []
        return found.compactMap { match in
            Range(match.range(at: match.numberOfRanges - 1), in: text).map { String(text[$0]) }
        }
    }
}
