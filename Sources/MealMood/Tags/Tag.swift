import Localization
import Planner

/// A label of dishes with the rules that it brings to the week.
struct Tag: Sendable {
    let id: TagID
    /// Set for a tag that every household is given; its name follows the reader's language until it is renamed.
    var given: GivenTag?
    var name: String?
    var colour: String
    var rules: Planner.Tag

    func name(in language: Language, _ texts: Texts) -> String {
        if let name { return name }
        return given.map { texts("tag.\($0.rawValue)", language) } ?? ""
    }
}
