import Crypto
import Localization
import Mustache

/// What the welcome asks.
struct OnboardingWelcomeModel: Model {
    var name: String
    var nameError: String
    var needsCode: Bool
    var code: String
    var codeError: String
    var key: String

    init(_ form: WelcomeForm, _ context: VisitorContext) {
        name = form.name
        nameError = form.nameFault?.sentence(context) ?? ""
        needsCode = form.needsCode
        code = form.code
        switch form.codeFault {
        case .wrong: codeError = context.text("onboarding.code.wrong")
        case .tooSoon(let wait):
            codeError = context.text("onboarding.code.tooSoon", ["count": .number(Int((wait + 59) / 60))])
        case nil: codeError = ""
        }
        key = form.key?.text ?? EntranceKey.fresh()
    }

    static let fields: [Field<Self>] = [
        .text("name") { $0.name },
        .text("nameError") { $0.nameError },
        .flag("needsCode") { $0.needsCode },
        .text("code") { $0.code },
        .text("codeError") { $0.codeError },
        .text("key") { $0.key },
    ]
}
