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
    /// A call without a session and without an access token that is good.
    case unauthorized
    /// Only a person at the page may do it, no program with a token.
    case personNeeded
    case onboardingNeeded
    /// A field of a form or of a body that says what cannot be.
    case invalidField(String)
    /// A setting that cannot be taken, and what is wrong with it.
    case invalidSetting(String, SettingsFault)
    /// A text that cannot be taken, and how long it may be.
    case invalidText(String, InputText.Fault, limit: Int)
    /// The name of a person, and why it cannot be taken.
    case invalidName(PersonName.Fault)
    /// The field that names a dish which the slot has already.
    case sameDish(String)
    case pastWeek
    case weekTooFar
    case slotHoldsNoDish
    /// What is to be taken back was changed again, or was taken back before.
    case changedSince
    case ruleViolation([Violation])
    case unsupportedMediaType
    /// The key of a request came again with another request.
    case idempotencyKeyReused
    /// Making this takes the person's own Premium.
    case premiumNeeded
    /// Only the household's owner may change this.
    case ownerNeeded
    /// A field of a dish, and what is wrong with it.
    case dishRefused(DishField, DishFault)
    /// The plan without Premium holds no more dishes of this person.
    case dishLimit
    /// A licence code that gives nothing, and why.
    case licenceRefused(LicenceFault)
    /// As many invitations wait as a household may have.
    case invitationsFull
    /// There were too many already; how many seconds to wait.
    case tooManyTries(wait: Int64)
    /// One of the tags that every household has: it stays.
    case givenTag
    case tagNameTaken
    case minimumAboveMaximum
    /// A file that cannot be brought in, and why.
    case invalidFile(TransferFault)
    /// With its photos the household's file would be larger than what can be brought in.
    case exportTooLarge
    case storeFailed
    /// More slow work waits than will be done soon.
    case busy

    var status: Status {
        switch self {
        case .badRequest: .badRequest
        case .notFound, .weekTooFar: .notFound
        case .methodNotAllowed: .methodNotAllowed
        case .unknownHost: .misdirectedRequest
        case .unauthorized: .unauthorized
        case .forbiddenOrigin, .signInNeeded, .personNeeded, .onboardingNeeded, .premiumNeeded, .dishLimit,
            .ownerNeeded:
            .forbidden
        case .invalidField, .invalidSetting, .invalidText, .invalidName, .dishRefused, .sameDish, .tagNameTaken,
            .minimumAboveMaximum, .idempotencyKeyReused,
            .licenceRefused, .invalidFile:
            .unprocessableContent
        case .tooManyTries: .tooManyRequests
        case .invitationsFull, .pastWeek, .slotHoldsNoDish, .changedSince, .ruleViolation, .givenTag, .exportTooLarge:
            .conflict
        case .unsupportedMediaType: .unsupportedMediaType
        case .storeFailed: .internalServerError
        case .busy: .serviceUnavailable
        }
    }

    /// Names its sentences, `error.KEY.heading` and `error.KEY.text`, and the type of its problem+json.
    enum Key: String, CaseIterable {
        case badRequest, invalidField, sameDish, notFound, forbidden, unauthorized, personNeeded, pastWeek, tooFar
        case slotUnavailable, changedSince, ruleViolation, idempotencyKeyReused, premiumNeeded, ownerNeeded,
            tooManyTries, tooLarge, invitationsFull
        case cursorGone, dishPlanned, givenTag, tagNameTaken, minimumAboveMaximum, invalidFile, exportTooLarge, server,
            busy
    }

    var key: Key {
        switch self {
        case .badRequest, .methodNotAllowed, .unknownHost, .unsupportedMediaType: .badRequest
        case .invalidField, .invalidSetting, .invalidText, .invalidName, .dishRefused, .licenceRefused: .invalidField
        case .tooManyTries: .tooManyTries
        case .sameDish: .sameDish
        case .notFound: .notFound
        case .forbiddenOrigin, .signInNeeded, .onboardingNeeded: .forbidden
        case .unauthorized: .unauthorized
        case .personNeeded: .personNeeded
        case .pastWeek: .pastWeek
        case .weekTooFar: .tooFar
        case .slotHoldsNoDish: .slotUnavailable
        case .changedSince: .changedSince
        case .ruleViolation: .ruleViolation
        case .idempotencyKeyReused: .idempotencyKeyReused
        case .premiumNeeded, .dishLimit: .premiumNeeded
        case .givenTag: .givenTag
        case .tagNameTaken: .tagNameTaken
        case .minimumAboveMaximum: .minimumAboveMaximum
        case .ownerNeeded: .ownerNeeded
        case .invalidFile: .invalidFile
        case .exportTooLarge: .exportTooLarge
        case .invitationsFull: .invitationsFull
        case .storeFailed: .server
        case .busy: .busy
        }
    }
}
