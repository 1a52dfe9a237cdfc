import Localization
import Mustache

/// All templates, compiled once per language.
struct Templates: Sendable {
    private let libraries: [Language: Library]

    /// The attributes in which paths of this server stand.
    private static let pathAttributes = [
        "href", "src", "action", "formaction", "data-api", "data-preview", "data-styles",
    ]

    init(folder: String, below base: BasePath, texts: Texts, assets: Assets) throws {
        let files = try Folder.texts(in: folder, ending: ".mustache")
        var libraries: [Language: Library] = [:]
        for language in Language.allCases {
            libraries[language] = try Library(
                files: files,
                statics: [
                    "t": { key, _ in try texts.checked(key, language) },
                    "asset": { path, _ in try assets.checkedURL(path) },
                ],
                pages: PageShapes.all.mapValues { [Once.self] + $0 },
                rooting: Rooting(base.text, attributes: Self.pathAttributes))
        }
        self.libraries = libraries
    }

    /// Any page may have forms, so each is given their mark.
    func render(_ page: String, _ records: [Record], once: Once, in language: Language) throws -> [UInt8] {
        guard let library = libraries[language] else { throw AppError.notFound }
        var bytes: [UInt8] = []
        try library.render(page, records: [Record(once)] + records, into: &bytes)
        return bytes
    }
}
