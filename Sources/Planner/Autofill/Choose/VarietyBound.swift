/// A quick upper bound on what the later positions bring in different dishes: those of each scarce tag count at most as
/// often as the tag has slots left.
struct VarietyBound {
    private struct Group {
        let number: Int
        let novelty: Novelty
        let open: SlotMask
        /// Its capped tag with the least left; -1 without one.
        let scarcest: Int
    }

    private let all: [Group]
    private let priority: [Group]
    private let tagCount: Int
    private let open: SlotMask

    init(_ puzzle: Puzzle, _ novelties: [Novelty]) {
        tagCount = puzzle.tagCount
        open = puzzle.open
        all = puzzle.classes.indices.filter { novelties[$0].all > 0 && puzzle.classes[$0].open != 0 }.map { number in
            let capped = puzzle.classes[number].tags & puzzle.capped
            return Group(
                number: number, novelty: novelties[number], open: puzzle.classes[number].open,
                scarcest: capped == 0 ? -1 : puzzle.scarcest(of: capped))
        }
        priority = all.filter { $0.novelty.priority > 0 }
    }

    func most(_ course: borrowing Course, from position: Int) -> Int {
        let later = open & ~(.bit(position) &- 1)
        let positions = later.nonzeroBitCount
        let priority = count(priority, course, later, enough: positions) { $0.priority }
        let all = count(all, course, later, enough: positions) { $0.all }
        return priority * Novelty.priorityValue + all
    }

    @inline(__always)
    private func count(
        _ groups: [Group], _ course: borrowing Course, _ later: SlotMask, enough: Int, _ new: (Novelty) -> Int
    ) -> Int {
        var total = 0
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: tagCount + 1) { counted in
            counted.initialize(repeating: 0)
            for group in groups {
                let left = new(group.novelty) - course.uses[group.number].nonzeroBitCount
                guard left > 0 else { continue }
                var more = min(left, (group.open & later).nonzeroBitCount)
                if group.scarcest >= 0 {
                    more = min(more, course.left[group.scarcest] - counted[group.scarcest])
                    counted[group.scarcest] += more
                }
                total += more
                if total >= enough { return enough }
            }
            return total
        }
    }
}
