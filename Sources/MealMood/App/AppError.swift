import HTTP
import Planner

/// What can go wrong for a person. Everything else is a fault of ours: logged in full, shown as one calm page.
enum AppError: Error {
    case badRequest
    case notFound
    case methodNotAllowed([Method])
    case unknownHost
    case forbiddenOrigin
    case signInNeeded
    case onboardingNeeded
    case pastWeek
    case weekTooFar
    case slotHoldsNoDish
    case ruleViolation([Violation], DishID?, Slot)
    case unsupportedMediaType
    case storeFailed

    var status: Status {
        switch self {
        case .badRequest: .badRequest
        case .notFound, .weekTooFar: .notFound
        case .methodNotAllowed: .methodNotAllowed
        case .unknownHost: .misdirectedRequest
        case .forbiddenOrigin, .signInNeeded, .onboardingNeeded: .forbidden
        case .pastWeek, .slotHoldsNoDish, .ruleViolation: .conflict
        case .unsupportedMediaType: .unsupportedMediaType
        case .storeFailed: .internalServerError
        }
    }

    /// Names its sentences, `error.KEY.heading` and `error.KEY.text`, and the type of its problem+json.
    enum Key: String, CaseIterable {
        case badRequest, notFound, forbidden, pastWeek, tooFar, slotUnavailable, ruleViolation, tooLarge, server
    }

    var key: Key {
        switch self {
        case .badRequest, .methodNotAllowed, .unknownHost, .unsupportedMediaType: .badRequest
        case .notFound: .notFound
        case .forbiddenOrigin, .signInNeeded, .onboardingNeeded: .forbidden
        case .pastWeek: .pastWeek
        case .weekTooFar: .tooFar
        case .slotHoldsNoDish: .slotUnavailable
        case .ruleViolation: .ruleViolation
        case .storeFailed: .server
        }
    }
}
