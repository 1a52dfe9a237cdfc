import Localization

/// The catalogue as the product asks it. A key that is missing is a fault of ours that the boot check finds.
struct Texts: Sendable {
    let catalogue: Catalogue

    func callAsFunction(_ key: String, _ language: Language, _ arguments: [String: Argument] = [:]) -> String {
        catalogue.text(key, in: language, arguments)
    }

    /// A sentence without values that a template names; an unknown one stops the boot.
    func checked(_ key: String, _ language: Language) throws -> String {
        guard catalogue.keys.contains(key) else { throw Folder.Fault(description: "no sentence \(key)") }
        return catalogue.text(key, in: language)
    }
}
