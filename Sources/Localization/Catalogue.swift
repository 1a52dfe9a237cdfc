import FoundationEssentials

/// All texts of the interface in all languages, checked as a whole when they are loaded.
///
///     let catalogue = try Catalogue(folder: "Localization")
///     catalogue.text("week.missing", in: .es, ["count": 4])   // "Te faltan 4 huecos"
///
/// A file is one JSON object with sorted keys. A value is a text, or an object of plural forms that the argument
/// `count` chooses from: `{"one": "…", "other": "…"}`. Texts have placeholders such as `{name}`.
package struct Catalogue: Sendable {
    private let spanish: [String: Entry]
    private let english: [String: Entry]
    /// Every key, the same in all languages.
    package let keys: Set<String>

    /// Reads `es.json` and `en.json`. Throws `CatalogueError` with all faults of both: keys that one lacks, different
    /// placeholders, missing or foreign plural forms, empty texts, keys out of order, and `builtInKeys` that are
    /// missing.
    package init(folder: String) throws(CatalogueError) {
        var missing: [String] = []
        func bytes(_ language: Language) -> [UInt8] {
            let path = "\(folder)/\(language.code).json"
            if let data = FileManager.default.contents(atPath: path) { return [UInt8](data) }
            missing.append("cannot read \(path)")
            return []
        }
        let spanish = bytes(.es)
        let english = bytes(.en)
        guard missing.isEmpty else { throw CatalogueError(problems: missing) }
        try self.init(es: spanish, en: english, requiring: Self.builtInKeys)
    }

    /// The same from the files' contents. `required` names keys that must be there.
    package init(es: [UInt8], en: [UInt8], requiring required: Set<String> = []) throws(CatalogueError) {
        let spanish = CatalogueFile(es, language: .es)
        let english = CatalogueFile(en, language: .en)
        var problems = spanish.problems + english.problems
        // A file that could not be read to its end lacks keys for that reason alone.
        if problems.isEmpty { problems = Self.differences(spanish.entries, english.entries) }
        let missing = required.subtracting(spanish.entries.keys).subtracting(english.entries.keys)
        if problems.isEmpty { problems = missing.sorted().map { "\($0) is missing" } }
        guard problems.isEmpty else { throw CatalogueError(problems: problems) }
        self.spanish = spanish.entries
        self.english = english.entries
        keys = Set(spanish.entries.keys)
    }

    /// The text of a key with its placeholders filled. A key that does not exist or an argument that is missing stops
    /// the program with the key's name: it is a mistake in the program, which its tests and its boot check look for.
    package func text(_ key: String, in language: Language, _ arguments: [String: Argument] = [:]) -> String {
        do {
            return try resolve(key, in: language, arguments)
        } catch {
            fatalError("\(error)")
        }
    }

    /// The same for keys that come from outside of the program, such as templates.
    package func resolve(
        _ key: String, in language: Language, _ arguments: [String: Argument] = [:]
    ) throws(TextError) -> String {
        guard let entry = entries(language)[key] else { throw .unknownKey(key) }
        let pattern = try pattern(of: entry, key, language, arguments["count"])
        return try pattern.filled { name throws(TextError) in
            guard let argument = arguments[name] else { throw .missingArgument(key: key, name: name) }
            return argument.text(in: language)
        }
    }

    /// The arguments that a text takes, the same in all languages; nil for an unknown key.
    package func placeholders(of key: String) -> Set<String>? { spanish[key]?.placeholders }

    private func entries(_ language: Language) -> [String: Entry] {
        switch language {
        case .es: spanish
        case .en: english
        }
    }

    private func pattern(
        of entry: Entry, _ key: String, _ language: Language, _ count: Argument?
    ) throws(TextError) -> Pattern {
        let forms: [PluralForm: Pattern]
        switch entry {
        case .plain(let pattern): return pattern
        case .plural(let patterns): forms = patterns
        }
        guard let count else { throw .missingArgument(key: key, name: "count") }
        guard case .number(let number) = count else { throw .countIsNoNumber(key: key) }
        let form = language.pluralForm(of: number)
        guard let pattern = forms[form] ?? forms[.other] else { throw .unknownKey(key) }
        return pattern
    }
}

extension Catalogue {
    private static func differences(_ spanish: [String: Entry], _ english: [String: Entry]) -> [String] {
        let keys = Set(spanish.keys).union(english.keys).sorted()
        return keys.compactMap { key in
            guard let left = spanish[key] else { return "es.json: \(key) is missing" }
            guard let right = english[key] else { return "en.json: \(key) is missing" }
            guard left.isPlural == right.isPlural else { return "\(key) has plural forms in one language only" }
            guard left.placeholders == right.placeholders else {
                let names = (left.placeholders.sorted().inBraces, right.placeholders.sorted().inBraces)
                return "\(key) has other placeholders in each language: \(names.0) and \(names.1)"
            }
            return nil
        }
    }
}
