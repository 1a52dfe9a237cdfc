import Crypto
import HTTP

/// The first form of a server that is nobody's yet: what the person is called, and from another machine the code that
/// the console shows.
struct WelcomeForm {
    var name = ""
    var code = ""
    var key: Token?
    let needsCode: Bool
    private(set) var checkedName = ""
    private(set) var nameFault: PersonName.Fault?
    private(set) var codeFault: CodeFault?

    enum CodeFault {
        case wrong
        /// Seconds to wait.
        case tooSoon(Int64)
    }

    /// An empty one. A link from the console may bring the code along.
    init(_ context: VisitorContext) throws {
        needsCode = !context.isSameMachine
        code = needsCode ? try context.query("code") : ""
    }

    init(posted context: VisitorContext) throws {
        let form = try context.request.form()
        needsCode = !context.isSameMachine
        name = form.first("name") ?? ""
        code = form.first("code") ?? ""
        key = try EntranceKey.read(context.request)
        switch try PersonName.checked(name, of: nil, in: context.db) {
        case .success(let name): checkedName = name
        case .failure(let fault): nameFault = fault
        }
    }

    var isFaultless: Bool { nameFault == nil && codeFault == nil }

    /// Counts a try where a code is needed.
    mutating func checkCode(_ context: VisitorContext) throws {
        guard needsCode else { return }
        do {
            let isRight = try context.guessing(.setUpCodes) { context.services.setUpCode.isRight(code) ? true : nil }
            codeFault = isRight == nil ? .wrong : nil
        } catch AppError.tooManyTries(let wait) {
            codeFault = .tooSoon(wait)
        }
    }
}
