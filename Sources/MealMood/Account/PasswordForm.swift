import HTTP

/// A new password, with the present one for who has one and a name for who has none.
struct PasswordForm: Sendable {
    var name = ""
    var current = Password("")
    var new = Password("")
    var endsOthers = false

    init() {}

    init(posted request: Request) throws {
        let form = try request.form()
        name = form.first("name") ?? ""
        current = Password(form.first("current") ?? "")
        new = Password(form.first("new") ?? "")
        endsOthers = form.first("others") == "1"
    }
}

/// What is wrong with it, by field.
struct PasswordFaults: Sendable {
    var name: PersonName.Fault?
    var current: CurrentFault?
    var new: Password.Fault?

    enum CurrentFault: Sendable {
        case wrong
        /// Seconds to wait.
        case tooSoon(Int64)
    }

    var isEmpty: Bool { name == nil && current == nil && new == nil }
}
