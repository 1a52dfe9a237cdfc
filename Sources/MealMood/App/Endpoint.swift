import HTTP

/// What a route does, and for whom.
enum Endpoint: Sendable {
    /// Anybody on this machine.
    case visitor(@Sendable (VisitorContext) throws -> Response)
    /// Members while the household is still in its onboarding.
    case newcomer(@Sendable (MemberContext) throws -> Response)
    /// Members of a household that is ready.
    case member(@Sendable (MemberContext) throws -> Response)
    /// As `member`: a page that depends only on its URL, the household's documents and the day, so it is kept.
    case page(@Sendable (MemberContext) throws -> Response)

    func respond(to visitor: VisitorContext) throws -> Response {
        switch self {
        case .visitor(let handler): return try handler(visitor)
        case .newcomer(let handler): return try handler(MemberContext(visitor))
        case .member(let handler), .page(let handler):
            let context = try MemberContext(visitor)
            guard context.household.onboardingStep == nil else { throw AppError.onboardingNeeded }
            return try handler(context)
        }
    }
}
