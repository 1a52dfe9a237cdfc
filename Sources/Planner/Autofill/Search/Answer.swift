/// What a search found out within its budget.
enum Answer: Sendable {
    case yes, no, unknown
}
