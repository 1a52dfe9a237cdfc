/// What a move of a slot's content breaks, judged on the plan as it would be afterwards.
package struct MoveVerdict: Hashable, Sendable {
    /// What the moved content breaks at its new place.
    package let there: [Violation]
    /// In a swap, what the other content breaks at the place the move started from.
    package let back: [Violation]

    package var isLegal: Bool { there.isEmpty && back.isEmpty }
}
