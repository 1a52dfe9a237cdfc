/// Leaves out the choices of a position that another one makes superfluous.
///
/// An unlimited class is as good as another wherever it carries no tag that binds and the other one does not, and
/// serves every need that the other one serves: put in its place it disturbs nothing. That holds for filling and for
/// minima, not for which dishes stand in the week.
struct Dominance {
    /// The tags whose rules bind here.
    let binding: TagMask
    /// The tags with a need; none when only filling is asked for.
    let needed: TagMask
    let puzzle: Puzzle

    func kept(of choices: [Choice]) -> [Choice] {
        var kept: [Choice] = []
        var unlimited: [(tags: TagMask, needs: TagMask)] = []
        for (choice, tags, needs) in ordered(choices) {
            let isSuperfluous = unlimited.contains { $0.tags & ~tags == 0 && needs & ~$0.needs == 0 }
            if isSuperfluous { continue }
            kept.append(choice)
            if !puzzle.classes[choice.number].isLimited { unlimited.append((tags, needs)) }
        }
        return kept
    }

    /// With few binding tags and many needs first, unlimited before limited, so that nothing precedes what makes it
    /// superfluous.
    private func ordered(_ choices: [Choice]) -> [(choice: Choice, tags: TagMask, needs: TagMask)] {
        let cut = choices.map { (choice: $0, tags: $0.tags & binding, needs: $0.tags & needed) }
        return cut.sorted { left, right in rank(left) < rank(right) }
    }

    private func rank(_ cut: (choice: Choice, tags: TagMask, needs: TagMask)) -> (Int, Int, Int, Int) {
        (
            cut.tags.nonzeroBitCount, -cut.needs.nonzeroBitCount, puzzle.classes[cut.choice.number].isLimited ? 1 : 0,
            cut.choice.number
        )
    }
}
