import Crypto
import HTTP
import Localization
import Mustache

/// What `Templates/sign-in/page` needs.
struct SignInPage: Model {
    var title: String
    var form: SignInForm
    var key: String
    var error: String
    var nameError = ""
    var passwordError = ""
    /// What there is to know first: that one has just left, or is somebody already.
    var note: String

    init(_ form: SignInForm, _ refusal: SignInRefusal?, _ context: VisitorContext) throws {
        title = context.text("signIn.title")
        self.form = form
        key = form.key?.text ?? EntranceKey.fresh()
        error = ""
        switch refusal {
        case .missing:
            if form.lacksName { nameError = context.text("signIn.name.required") }
            if form.lacksPassword { passwordError = context.text("signIn.password.required") }
        case .wrong: passwordError = context.text("signIn.wrong")
        case .tooSoon(let wait): error = context.text("signIn.tooSoon", ["count": .number(Int(wait))])
        case nil: break
        }
        let hasLeft = try context.identity == nil && !context.query("left").isEmpty
        note = hasLeft ? context.text("signIn.left") : ""
        if let identity = context.identity {
            note =
                identity.member.name.isEmpty
                ? context.text("signIn.already.nameless")
                : context.text("signIn.already", ["name": .text(identity.member.name)])
        }
    }

    static let fields: [Field<Self>] = [
        .text("title") { $0.title },
        .text("name") { $0.form.name },
        .text("destination") { $0.form.destination },
        .text("key") { $0.key },
        .text("error") { $0.error },
        .text("nameError") { $0.nameError },
        .text("passwordError") { $0.passwordError },
        .text("note") { $0.note },
    ]
}
