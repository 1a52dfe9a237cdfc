import Crypto
import Planner

/// Which tag of another household stands for each of one's own. A given tag stands for the same given one; an own tag for
/// one that reads the same; what has no such partner is new there.
struct TagMatch {
    /// To be made there.
    private(set) var missing: [Tag] = []
    private var partners: [TagID: TagID] = [:]

    init(from own: [Tag], into others: [Tag], _ texts: Texts) {
        var byName: [String: TagID] = [:]
        for tag in others { for name in tag.foldedNames(texts) { byName[name] = tag.id } }
        let given = Dictionary(others.compactMap { tag in tag.given.map { ($0, tag.id) } }) { first, _ in first }
        for tag in own {
            let namesake = tag.foldedNames(texts).compactMap { byName[$0] }.min { $0.text < $1.text }
            if let partner = tag.given.flatMap({ given[$0] }) ?? namesake {
                partners[tag.id] = partner
            } else {
                let copy = Self.copy(of: tag)
                partners[tag.id] = copy.id
                missing.append(copy)
            }
        }
    }

    /// In the same order, each tag once.
    func translated(_ tags: [TagID]) -> [TagID] {
        var seen: Set<TagID> = []
        return tags.compactMap { partners[$0] }.filter { seen.insert($0).inserted }
    }

    private static func copy(of tag: Tag) -> Tag {
        let id = TagID(randomID())
        let rules = Planner.Tag(
            id: id, maxPerWeek: tag.rules.maxPerWeek, minPerWeek: tag.rules.minPerWeek,
            noConsecutive: tag.rules.noConsecutive, noDuplicateInDay: tag.rules.noDuplicateInDay,
            onlyMeal: tag.rules.onlyMeal)
        return Tag(id: id, given: tag.given, name: tag.name, colour: tag.colour, rules: rules)
    }
}
