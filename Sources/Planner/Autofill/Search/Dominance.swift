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
        for place in order(choices) {
            let (tags, needs) = (choices[place].tags & binding, choices[place].tags & needed)
            let isSuperfluous = unlimited.contains { $0.tags & ~tags == 0 && needs & ~$0.needs == 0 }
            if isSuperfluous { continue }
            kept.append(choices[place])
            if !puzzle.classes[choices[place].number].isLimited { unlimited.append((tags, needs)) }
        }
        return kept
    }

    /// With few binding tags and many needs first, unlimited before limited, so that nothing precedes what makes it
    /// superfluous. The places come as the low bits of the numbers that are sorted.
    private func order(_ choices: [Choice]) -> [Int] {
        let ranks = choices.indices.map { place in
            let rank =
                (choices[place].tags & binding).nonzeroBitCount << 8
                | (TagMask.bitWidth - (choices[place].tags & needed).nonzeroBitCount)
            return (rank << 1 | (puzzle.classes[choices[place].number].isLimited ? 1 : 0)) << 32 | place
        }
        return ranks.sorted().map { $0 & 0xFFFF_FFFF }
    }
}
