import Foundation
import Planner

/// A dish on the way back, checked as if somebody asked for it now. Premium is not asked for: nothing is made that was not
/// there.
struct DishUndo: DocumentUndo {
    private let present: Dish
    private let content: DishContent

    init?(_ id: DishID, as former: String, _ context: MemberContext) throws {
        let library = try context.library()
        guard let present = library[id] else { return nil }
        let patch = try JSONDecoder().decode(DishPatch.self, from: Data(former.utf8))
        let check = DishCheck(try patch.applied(to: DishDraft()), in: library)
        guard check.faults.isEmpty else { return nil }
        (self.present, content) = (present, check.content)
    }

    func write(stamp: Stamp, _ context: MemberContext) throws {
        try DishChanges.bringBack(content, over: present, stamp: stamp, context)
    }
}
