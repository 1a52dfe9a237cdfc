import Foundation
import Localization
import MealMoodTesting
import Planner
import Testing

@testable import MealMood

/// A tag's rules in words.
@Suite struct RuleSentenceTests {
    let texts: Texts

    init() throws { texts = Texts(catalogue: try Catalogue(folder: "\(TestApp.root)/Localization")) }

    private static func tag(
        _ given: GivenTag? = .meat, name: String? = nil, max: Int? = nil, min: Int? = nil, apart: Bool = false,
        once: Bool = false, only: Meal? = nil
    ) -> MealMood.Tag {
        let id = TagID("t")
        return MealMood.Tag(
            id: id, given: given, name: name, colour: "#000000",
            rules: Planner.Tag(
                id: id, maxPerWeek: max, minPerWeek: min, noConsecutive: apart, noDuplicateInDay: once, onlyMeal: only))
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let tag: MealMood.Tag
        let es: (summary: String, sentence: String)
        let en: (summary: String, sentence: String)
        var testDescription: String { es.summary }
    }

    static let cases = [
        Case(
            tag: tag(max: 3, apart: true, once: true),
            es: (
                "Máximo 3 por semana · no seguidos · no mismo día",
                "Carne: máximo 3 por semana, nunca en días seguidos y nunca en la comida y la cena del mismo día."
            ),
            en: (
                "At most 3 a week · not two days running · not twice a day",
                "Meat: at most 3 a week, never two days running and never at both lunch and dinner of one day."
            )),
        Case(
            tag: tag(.eggs, max: 1), es: ("Máximo 1 por semana", "Huevos: máximo 1 por semana."),
            en: ("At most 1 a week", "Eggs: at most 1 a week.")),
        Case(
            tag: tag(.vegetables, min: 4),
            es: ("Al menos 4 por semana", "Verduras: al menos 4 por semana si se puede."),
            en: ("At least 4 a week", "Vegetables: at least 4 a week if possible.")),
        Case(
            tag: tag(.fish, max: 3, min: 2, apart: true),
            es: (
                "Máximo 3 por semana · al menos 2 · no seguidos",
                "Pescado: máximo 3 por semana, al menos 2 si se puede y nunca en días seguidos."
            ),
            en: (
                "At most 3 a week · at least 2 · not two days running",
                "Fish: at most 3 a week, at least 2 if possible and never two days running."
            )),
        Case(
            tag: tag(.dinnerOnly, only: .dinner), es: ("Solo en la cena", "Solo Cena: solo en la cena."),
            en: ("Only at dinner", "Dinner Only: only at dinner.")),
        Case(
            tag: tag(.legumes, once: true, only: .lunch),
            es: (
                "No mismo día · solo en la comida",
                "Legumbres: nunca en la comida y la cena del mismo día y solo en la comida."
            ),
            en: (
                "Not twice a day · only at lunch",
                "Legumes: never at both lunch and dinner of one day and only at lunch."
            )),
        Case(
            tag: tag(.vegetables), es: ("Sin límite", "Verduras: sin límite."),
            en: ("No limit", "Vegetables: no limit.")),
        Case(
            tag: tag(.gluten), es: ("Informativa, sin reglas", "Con Gluten: informativa, sin reglas."),
            en: ("For information, no rules", "Contains Gluten: for information, no rules.")),
        Case(
            tag: tag(nil, name: "Picnic"), es: ("Informativa, sin reglas", "Picnic: informativa, sin reglas."),
            en: ("For information, no rules", "Picnic: for information, no rules.")),
        Case(
            tag: tag(.gluten, name: "Trigo", max: 7), es: ("Máximo 7 por semana", "Trigo: máximo 7 por semana."),
            en: ("At most 7 a week", "Trigo: at most 7 a week.")),
    ]

    @Test(arguments: cases) func saysTheRulesInBothLanguages(_ one: Case) {
        for (language, words) in [(Language.es, one.es), (.en, one.en)] {
            let sentence = RuleSentence(language: language, texts: texts)
            #expect(sentence.summary(one.tag) == words.summary)
            #expect(sentence.sentence(one.tag) == words.sentence)
        }
    }

    @Test(arguments: [
        ("#e74c3c", "#E74C3C"), ("#000000", "#000000"), ("#FFF", nil), ("E74C3C", nil), ("#GGGGGG", nil), ("", nil),
        ("#E74C3C;}", nil), ("#٣٣٣٣٣٣", nil),
    ])
    func aColourIsSixHexadecimalDigits(text: String, colour: String?) { #expect(TagColour.parsed(text) == colour) }
}
