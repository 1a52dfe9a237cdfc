/// A filled slot that breaks rules as the plan stands now.
package struct Warning: Hashable, Sendable {
    package let slot: Slot
    /// Each rule once: what the main dish breaks, then what only the second one does.
    package let violations: [Violation]
}
