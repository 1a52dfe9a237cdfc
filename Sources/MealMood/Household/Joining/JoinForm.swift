import Crypto
import HTTP

/// What somebody says who joins: their name, or, with a household of their own, what they bring.
struct JoinForm {
    var name = ""
    var bringsLibrary = true
    /// The secret of the form, by which a second press is known.
    var key: Token?
    private(set) var fault: PersonName.Fault?

    init() {}

    init(posted context: VisitorContext) throws {
        let form = try context.request.form()
        key = try EntranceKey.read(context.request)
        bringsLibrary = form.first("library") != "clean"
        guard context.identity == nil else { return }
        name = form.first("name") ?? ""
        switch try PersonName.checked(name, of: nil, in: context.db) {
        case .success(""): fault = .text(.required)
        case .success(let name): self.name = name
        case .failure(let fault): self.fault = fault
        }
    }
}
