import Foundation
import Localization
import Planner

/// A label of dishes with the rules that it brings to the week.
struct Tag: Sendable, Equatable {
    let id: TagID
    /// Set for a tag that every household is given; its name follows the reader's language until it is renamed.
    var given: GivenTag?
    var name: String?
    var colour: String
    var rules: Planner.Tag
    /// How often it was written.
    var rev = 1

    static let nameLimit = 30
    /// What a maximum or a minimum can be.
    static let weeklyNumbers = 1...7

    func name(in language: Language, _ texts: Texts) -> String { name ?? givenName(in: language, texts) }

    /// What a given tag is called as long as nobody has renamed it; empty for an own one.
    func givenName(in language: Language, _ texts: Texts) -> String {
        given.map { texts("tag.\($0.rawValue)", language) } ?? ""
    }

    /// `names` without what does not tell one name from another: two tags that read the same are one too many.
    func foldedNames(_ texts: Texts) -> Set<String> {
        Set(names(texts).map { $0.folding(options: [.caseInsensitive, .widthInsensitive], locale: nil) })
    }

    /// Everything that is to be read, the name of a given tag in any language included.
    func names(_ texts: Texts) -> [String] {
        name.map { [$0] } ?? Language.allCases.map { givenName(in: $0, texts) }
    }
}
