import Localization
import Planner

/// A tag's rules in words: all sentences about them are put together here.
struct RuleSentence {
    let language: Language
    let texts: Texts

    /// "Máximo 3 por semana · no seguidos · no mismo día"
    func summary(_ tag: Tag) -> String {
        let parts = short(tag.rules)
        let text = parts.isEmpty ? none(tag) : parts.joined(separator: " · ")
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    /// "Carne: máximo 3 por semana, nunca en días seguidos y nunca en la comida y la cena del mismo día."
    func sentence(_ tag: Tag) -> String {
        let parts = long(tag.rules)
        let rules = parts.isEmpty ? none(tag) : texts.catalogue.list(parts, in: language)
        return text("tags.sentence", ["tag": .text(tag.name(in: language, texts)), "rules": .text(rules)])
    }

    private func none(_ tag: Tag) -> String {
        tag.given?.isInformative == false ? text("tags.rule.unlimited") : text("tags.rule.informative")
    }

    private func short(_ rules: Planner.Tag) -> [String] {
        var parts: [String] = []
        if let count = rules.maxPerWeek { parts.append(text("tags.rule.max", ["count": .number(count)])) }
        if let count = rules.minPerWeek {
            let key = rules.maxPerWeek == nil ? "tags.rule.min" : "tags.rule.minToo"
            parts.append(text(key, ["count": .number(count)]))
        }
        if rules.noConsecutive { parts.append(text("tags.rule.apart")) }
        if rules.noDuplicateInDay { parts.append(text("tags.rule.onceADay")) }
        if let meal = rules.onlyMeal { parts.append(only(meal)) }
        return parts
    }

    private func long(_ rules: Planner.Tag) -> [String] {
        var parts: [String] = []
        if let count = rules.maxPerWeek { parts.append(text("tags.sentence.max", ["count": .number(count)])) }
        if let count = rules.minPerWeek {
            let key = rules.maxPerWeek == nil ? "tags.sentence.min" : "tags.sentence.minToo"
            parts.append(text(key, ["count": .number(count)]))
        }
        if rules.noConsecutive { parts.append(text("tags.sentence.apart")) }
        if rules.noDuplicateInDay { parts.append(text("tags.sentence.onceADay")) }
        if let meal = rules.onlyMeal { parts.append(only(meal)) }
        return parts
    }

    private func only(_ meal: Meal) -> String {
        meal == .lunch ? text("tags.rule.onlyLunch") : text("tags.rule.onlyDinner")
    }

    private func text(_ key: String, _ arguments: [String: Argument] = [:]) -> String {
        texts(key, language, arguments)
    }
}

extension MemberContext {
    var ruleSentence: RuleSentence { RuleSentence(language: language, texts: texts) }
}
