import HTTP

/// How a person wants to be seen.
struct AccountForm {
    var name: String
    var colour: AvatarColour
    private(set) var fault: PersonName.Fault?
    private(set) var checkedName: String

    init(_ member: Member) {
        (name, checkedName, colour) = (member.name, member.name, member.colour)
    }

    /// What is left out stays as it is.
    init(posted context: MemberContext) throws {
        self.init(context.member)
        let form = try context.request.form()
        if let text = form.first("colour") {
            guard let colour = AvatarColour(rawValue: text) else { throw AppError.invalidField("colour") }
            self.colour = colour
        }
        if let text = form.first("name") { try take(name: text, context) }
    }

    init(patch: AccountPatch, _ context: MemberContext) throws {
        self.init(context.member)
        if let text = patch.colour {
            guard let colour = AvatarColour(rawValue: text) else { throw AppError.invalidField("colour") }
            self.colour = colour
        }
        if let text = patch.name { try take(name: text, context) }
        if let fault { throw AppError.invalidName(fault) }
    }

    func save(_ context: MemberContext) throws {
        var person = context.member
        (person.name, person.colour) = (checkedName, colour)
        guard person.name != context.member.name || person.colour != context.member.colour else { return }
        try AccountStore.saveLook(of: person, stamp: context.stamp(), in: context.db)
    }

    private mutating func take(name text: String, _ context: MemberContext) throws {
        name = text
        switch try PersonName.checked(text, of: context.member.id, in: context.db) {
        case .success(""):
            // Whoever signs in by password does so by name.
            if try PasswordStore.hash(of: context.member.id, in: context.db) != nil { fault = .needed }
            checkedName = ""
        case .success(let name): checkedName = name
        case .failure(let fault): self.fault = fault
        }
    }
}

/// What a program asks of an account; nil leaves a field as it is.
struct AccountPatch: Patch {
    var name: String?
    var colour: String?

    var isEmpty: Bool { name == nil && colour == nil }
}
