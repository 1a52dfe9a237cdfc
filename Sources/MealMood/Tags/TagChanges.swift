import HTTP
import Planner

/// The one door of every change of a tag that is there.
enum TagChanges {
    /// Answers the token of what it replaced.
    @discardableResult
    static func save(_ tag: Tag, over former: Tag, stamp: Stamp, _ context: MemberContext) throws -> String? {
        let replaced = try ReplacedStore.note(
            .tag, former.id.text, isRemoval: false, stamp: stamp, in: context.db
        ) { FormerTag.json(former, places: [:]) }
        try TagStore.save(tag, stamp: stamp, in: context.db)
        return replaced
    }

    static func delete(_ tag: Tag, _ context: MemberContext) throws -> String? {
        let stamp = try context.stamp()
        let replaced = try ReplacedStore.note(.tag, tag.id.text, isRemoval: true, stamp: stamp, in: context.db) {
            FormerTag.json(tag, places: try TagStore.places(of: tag.id, household: stamp.household, in: context.db))
        }
        try TagStore.delete(tag.id, stamp: stamp, in: context.db)
        return replaced
    }
}
