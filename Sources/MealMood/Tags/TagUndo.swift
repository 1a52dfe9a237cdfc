import Foundation
import HTTP
import Planner

/// A tag on the way back, checked as if somebody asked for it now. Premium is not asked for: nothing is made that was not
/// there.
struct TagUndo: DocumentUndo {
    private let present: Tag?
    private let tag: Tag
    private let places: [String: Int]

    init?(_ id: TagID, as json: String, _ context: MemberContext) throws {
        let former = try JSONDecoder().decode(FormerTag.self, from: Data(json.utf8))
        present = try context.library()[id]
        let gone = Tag(id: id, colour: TagColour.raspberry.hex, rules: Planner.Tag(id: id))
        let wish = try TagWish(former.patch, for: present ?? gone, context)
        guard wish.faults.isEmpty else { return nil }
        (tag, places) = (wish.tag, former.places)
    }

    func write(stamp: Stamp, _ context: MemberContext) throws {
        if let present {
            try TagChanges.save(tag, over: present, stamp: stamp, context)
        } else {
            try TagStore.restore(tag, to: places, stamp: stamp, in: context.db)
        }
    }
}

/// A tag as it was: what a program may say of one, and the places that it had among the tags of dishes, by their ids.
struct FormerTag: Decodable {
    let patch: TagPatch
    let places: [String: Int]

    private enum Key: String, CodingKey { case places }

    init(from decoder: any Decoder) throws {
        patch = try TagPatch(from: decoder)
        places = try decoder.container(keyedBy: Key.self).decode([String: Int].self, forKey: .places)
    }

    /// A name that a given tag has from the reader's language is none of its own.
    static func json(_ tag: Tag, places: [String: Int]) -> [UInt8] {
        JSONWriter.write { json in
            json.object { json in
                json.member("name", tag.name)
                json.member("colour", tag.colour)
                json.object("rules") { TagJSON.write(tag.rules, to: &$0) }
                json.object(Key.places.rawValue) { json in
                    for (dish, place) in places { json.member(dish, place) }
                }
            }
        }
    }
}
