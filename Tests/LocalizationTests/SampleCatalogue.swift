import Foundation
import Localization

extension Catalogue {
    init(_ spanish: String, _ english: String) throws(CatalogueError) {
        try self.init(es: Array(spanish.utf8), en: Array(english.utf8))
    }

    /// The product's own catalogue, whose names of days and months are what a reader sees.
    static func real() throws -> Catalogue {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try Catalogue(folder: package.appendingPathComponent("Localization").path)
    }
}
