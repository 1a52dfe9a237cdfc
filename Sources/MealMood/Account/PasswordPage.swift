import Localization
import Mustache

/// What `Templates/account/password` needs.
struct PasswordPage: Model {
    var title: String
    var hasPassword: Bool
    /// Who has no name yet is asked for one.
    var asksName: Bool
    /// What the browser keeps the password under.
    var name: String
    var nameError: String
    var currentError: String
    var newError: String
    var endsOthers: Bool
    var hasOthers: Bool

    init(_ form: PasswordForm, _ faults: PasswordFaults, _ context: MemberContext) throws {
        hasPassword = try PasswordStore.hash(of: context.member.id, in: context.db) != nil
        title = context.text(hasPassword ? "account.password.change" : "account.password.set")
        asksName = context.member.name.isEmpty
        name = asksName ? form.name : context.member.name
        nameError = faults.name?.sentence(context.visitor) ?? ""
        currentError = faults.current?.sentence(context) ?? ""
        newError = faults.new?.sentence(context) ?? ""
        endsOthers = form.endsOthers
        hasOthers = try SessionList(person: context.member.id, context: context.visitor).all().count > 1
    }

    static let fields: [Field<Self>] = [
        .text("title") { $0.title },
        .flag("hasPassword") { $0.hasPassword },
        .flag("asksName") { $0.asksName },
        .text("name") { $0.name },
        .text("nameError") { $0.nameError },
        .text("currentError") { $0.currentError },
        .text("newError") { $0.newError },
        .flag("endsOthers") { $0.endsOthers },
        .flag("hasOthers") { $0.hasOthers },
    ]
}

/// What `Templates/account/password-removal` needs.
struct PasswordRemovalPage: Model {
    var title: String
    var name: String
    var currentError: String

    init(_ faults: PasswordFaults, _ context: MemberContext) {
        title = context.text("account.password.removal")
        name = context.member.name
        currentError = faults.current?.sentence(context) ?? ""
    }

    static let fields: [Field<Self>] = [
        .text("title") { $0.title },
        .text("name") { $0.name },
        .text("currentError") { $0.currentError },
    ]
}

extension Password.Fault {
    fileprivate func sentence(_ context: MemberContext) -> String {
        switch self {
        case .short: context.text("account.password.short", ["count": .number(Password.fewestCharacters)])
        case .long: context.text("account.password.long")
        }
    }
}

extension PasswordFaults.CurrentFault {
    fileprivate func sentence(_ context: MemberContext) -> String {
        switch self {
        case .wrong: context.text("account.password.wrong")
        case .tooSoon(let wait): context.text("signIn.tooSoon", ["count": .number(Int(wait))])
        }
    }
}
