import HTTP

/// What the form of a new invitation says: nothing, but for an owner whose guests would not know who invites them.
struct InvitationForm {
    /// The owner's own name, as typed.
    var name = ""
    private(set) var fault: PersonName.Fault?
    /// The checked name; nil when none was asked for.
    private(set) var newName: String?

    init() {}

    init(posted context: MemberContext) throws {
        guard context.member.name.isEmpty else { return }
        name = try context.request.form().first("name") ?? ""
        switch try PersonName.checked(name, of: context.member.id, in: context.db) {
        case .success(""): fault = .text(.required)
        case .success(let name): newName = name
        case .failure(let fault): self.fault = fault
        }
    }
}
