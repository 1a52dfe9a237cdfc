/// One language's entries, with everything that is wrong with its file alone.
struct CatalogueFile {
    private(set) var entries: [String: Entry] = [:]
    private(set) var problems: [String] = []
    private let language: Language

    init(_ bytes: [UInt8], language: Language) {
        self.language = language
        do {
            let members = try CatalogueReader.read(bytes)
            checkOrder(members, within: "")
            for member in members { add(member) }
        } catch {
            report(error.line, error.message)
        }
    }

    private mutating func add(_ member: CatalogueReader.Member) {
        switch member.value {
        case .text(let text):
            guard let pattern = pattern(text, of: member.key, at: member.line) else { return }
            entries[member.key] = .plain(pattern)
        case .forms(let forms):
            checkOrder(forms, within: "\(member.key): ")
            if let entry = plural(forms, of: member) { entries[member.key] = entry }
        }
    }

    private mutating func plural(_ forms: [CatalogueReader.Member], of member: CatalogueReader.Member) -> Entry? {
        var patterns: [PluralForm: Pattern] = [:]
        let allowed = language.requiredForms + language.optionalForms
        for form in forms {
            guard let name = PluralForm(rawValue: form.key), allowed.contains(name) else {
                report(form.line, "\(member.key): \(language.code) has no plural form \(form.key)")
                continue
            }
            guard case .text(let text) = form.value else { continue }
            patterns[name] = pattern(text, of: "\(member.key): \(form.key)", at: form.line)
        }
        let missing = language.requiredForms.filter { form in !forms.contains { $0.key == form.rawValue } }
        for form in missing { report(member.line, "\(member.key): plural form \(form.rawValue) is missing") }
        let entry = Entry.plural(patterns)
        checkForms(patterns, entry.placeholders, member)
        return missing.isEmpty ? entry : nil
    }

    // "one" may say it without the number ("un hueco"); every other difference is a slip.
    private mutating func checkForms(
        _ patterns: [PluralForm: Pattern], _ placeholders: Set<String>, _ member: CatalogueReader.Member
    ) {
        for form in PluralForm.allCases {
            guard let pattern = patterns[form] else { continue }
            let lacking = placeholders.subtracting(pattern.placeholders).subtracting(["count"])
            guard !lacking.isEmpty else { continue }
            report(member.line, "\(member.key): \(form.rawValue) lacks \(lacking.sorted().inBraces)")
        }
    }

    private mutating func pattern(_ text: String, of name: String, at line: Int) -> Pattern? {
        if text.allSatisfy(\.isWhitespace) { report(line, "\(name) is empty") }
        do {
            return try Pattern(text)
        } catch {
            report(line, "\(name) has a brace that is no placeholder")
            return nil
        }
    }

    private mutating func checkOrder(_ members: [CatalogueReader.Member], within place: String) {
        for (member, next) in zip(members, members.dropFirst()) {
            if member.key == next.key {
                report(next.line, "\(place)\(next.key) is there twice")
            } else if !member.key.utf8.lexicographicallyPrecedes(next.key.utf8) {
                report(next.line, "\(place)\(next.key) belongs before \(member.key)")
            }
        }
    }

    private mutating func report(_ line: Int, _ message: String) {
        problems.append("\(language.code).json:\(line): \(message)")
    }
}

extension [String] {
    /// `{from} {to}`, for messages.
    var inBraces: String { map { "{\($0)}" }.joined(separator: " ") }
}
