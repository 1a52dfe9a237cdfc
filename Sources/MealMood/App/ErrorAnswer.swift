import HTTP
import Localization
import Mustache
import SQLite

/// Turns whatever was thrown into a page or, for programs, into problem+json.
struct ErrorAnswer {
    let context: VisitorContext

    func response(to error: any Error) -> Response {
        if case AppError.onboardingNeeded = error, !isForProgram { return .redirect(to: "/onboarding") }
        if case AppError.signInNeeded = error { return .redirect(to: SignInURL.leadingBack(from: context.request)) }
        let (status, key) = meaning(of: error)
        let text = text(of: error, key)
        var response = isForProgram ? problem(status, key, text, field: field(of: error)) : page(status, key, text)
        if case AppError.methodNotAllowed(let allowed) = error {
            response.headers.set("Allow", allowed.map(\.name).joined(separator: ", "))
        }
        if status == .unauthorized { response.headers.set("WWW-Authenticate", "Bearer") }
        if case AppError.tooManyTries(let wait) = error { response.headers.set("Retry-After", String(wait)) }
        if status == .serviceUnavailable { response.headers.set("Retry-After", "5") }
        response.headers.set("Cache-Control", "no-store")
        return response
    }

    private var isForProgram: Bool { context.request.isForProgram }

    private func meaning(of error: any Error) -> (Status, AppError.Key) {
        switch error {
        case let error as AppError: return (error.status, error.key)
        case let error as FormError: return (error.status, error.status == .contentTooLarge ? .tooLarge : .badRequest)
        default:
            let path = AccessLog.safe(context.request.path)
            Log.fault("\(context.request.method) \(path): \(error)", request: context.request.id)
            return (.internalServerError, .server)
        }
    }

    private func text(of error: any Error, _ key: AppError.Key) -> String {
        switch error {
        case AppError.invalidText(let field, let fault, let limit): fault.sentence(field, limit: limit, context)
        case AppError.invalidName(let fault): fault.sentence(context)
        case AppError.licenceRefused(let fault): fault.sentence(context)
        case AppError.invalidSetting(_, let fault): fault.sentence(context)
        case AppError.dishRefused(_, let fault): fault.sentence(context)
        case AppError.invalidFile(let fault): TransferWords(context).sentence(fault)
        case AppError.dishLimit: DishAllowance.refusal(context)
        default: context.text("error.\(key.rawValue).text")
        }
    }

    /// The field that is at fault, for problem+json.
    private func field(of error: any Error) -> String? {
        switch error {
        case AppError.invalidField(let field), AppError.invalidSetting(let field, _),
            AppError.invalidText(let field, _, _),
            AppError.sameDish(let field):
            field
        case AppError.dishRefused(let field, _): field.path
        case AppError.licenceRefused: LicenceForm.field
        case AppError.invalidFile(let fault): fault.pointer
        case AppError.tagNameTaken, AppError.invalidName: "name"
        case AppError.minimumAboveMaximum: "minPerWeek"
        default: nil
        }
    }

    private func problem(_ status: Status, _ key: AppError.Key, _ text: String, field: String?) -> Response {
        Problem(
            status, type: "/problems/\(key.rawValue)", title: context.text("error.\(key.rawValue).heading"),
            detail: text
        ).response { json in if let field { json.member("field", field) } }
    }

    private func page(_ status: Status, _ key: AppError.Key, _ text: String) -> Response {
        let heading = context.text("error.\(key.rawValue).heading")
        let page = ErrorPage(status, heading: heading, text: text, context)
        do {
            return try context.page("error/page", status: status, title: heading, [Record(page)])
        } catch {
            Log.fault("error page: \(error)", request: context.request.id)
            return Response(status, type: "text/plain; charset=utf-8", Array(heading.utf8))
        }
    }
}
