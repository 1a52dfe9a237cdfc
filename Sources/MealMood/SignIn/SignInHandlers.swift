import HTTP
import Mustache

enum SignInHandlers {
    static func show(_ context: VisitorContext) throws -> Response {
        guard try AccountStore.exists(in: context.db) else { return .redirect(to: "/onboarding") }
        return try page(try SignInForm(context), nil, context)
    }

    static func enter(_ context: VisitorContext) throws -> Hashing.Step {
        let form = try SignInForm(posted: context.request)
        if form.lacksName || form.lacksPassword { return .answer(try page(form, .missing, context)) }
        let admission: SignInDesk.Admission
        do {
            admission = try context.services.signIns.admit(form.name, context)
        } catch AppError.tooManyTries(let wait) {
            return .answer(try page(form, .tooSoon(wait), context))
        }
        let account = try PasswordStore.account(named: form.name, in: context.db)
        return .work {
            let isRight = try !form.password.isTooLong && form.password.isRight(for: account?.hash)
            return { context in
                guard isRight, let account else { return try page(form, .wrong, context) }
                return try enter(as: account, form, admission, context)
            }
        }
    }

    private static func enter(
        as account: PasswordStore.Account, _ form: SignInForm, _ admission: SignInDesk.Admission,
        _ context: VisitorContext
    ) throws -> Response {
        // It may have been changed since it was read.
        guard try PasswordStore.hash(of: account.person, in: context.db) == account.hash else {
            return try page(form, .wrong, context)
        }
        context.services.signIns.succeeded(admission, context)
        return try context.enter(as: account.person, form: form.key, to: form.destination)
    }

    private static func page(
        _ form: SignInForm, _ refusal: SignInRefusal?, _ context: VisitorContext
    ) throws -> Response {
        let page = try SignInPage(form, refusal, context)
        var response = try context.page(
            "sign-in/page", status: refusal?.status ?? .ok, title: page.title, [Record(page)])
        if case .tooSoon(let wait) = refusal { response.headers.set("Retry-After", String(wait)) }
        return response
    }
}

/// Why somebody was not let in.
enum SignInRefusal {
    case missing
    case wrong
    /// Seconds to wait.
    case tooSoon(Int64)

    var status: Status {
        switch self {
        case .missing, .wrong: .unprocessableContent
        case .tooSoon: .tooManyRequests
        }
    }
}
