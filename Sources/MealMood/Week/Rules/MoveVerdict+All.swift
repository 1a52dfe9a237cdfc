import Planner

extension MoveVerdict {
    /// What either end has against the move.
    var all: [Violation] { there + back }
}
