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
    /// As `member`: it only reads, but so much that a worker does it.
    case long(@Sendable (MemberContext) throws -> Response)
    /// As `member`: its answer shows a secret, so it says itself what a repetition gets.
    case secret(@Sendable (MemberContext) throws -> Answered)
    /// As `member`, with more content than forms have, or with slow work before the write.
    case prepared(Preparation)
    /// Anybody's, with a password in it.
    case hashing(Hashing)

    func respond(to visitor: VisitorContext) throws -> Answered {
        switch self {
        case .visitor(let handler): Answered(try handler(visitor))
        case .newcomer(let handler): Answered(try handler(MemberContext(visitor)))
        case .member(let handler), .page(let handler), .long(let handler):
            Answered(try handler(Self.readyMember(visitor)))
        case .secret(let handler): try handler(Self.readyMember(visitor))
        case .prepared, .hashing: preconditionFailure("Site has a worker prepare it first")
        }
    }

    static func readyMember(_ visitor: VisitorContext) throws -> MemberContext {
        let context = try MemberContext(visitor)
        guard context.household.onboardingStep == nil else { throw AppError.onboardingNeeded }
        return context
    }
}

/// The answer to a request, and what the same request gets when it comes again (decision 0007).
struct Answered {
    let response: Response
    let repeated: Response

    init(_ response: Response, repeated: Response? = nil) {
        self.response = response
        self.repeated = repeated ?? response
    }
}
