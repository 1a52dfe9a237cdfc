import HTTP

/// Opens invitations. Wrong codes are counted by address; every kind of wrong is the same.
struct JoinDesk {
    let context: VisitorContext
    /// As it stands in the address.
    let typed: String
    private let code: ReadableCode?

    init(_ context: VisitorContext) {
        self.context = context
        typed = context.parameters["code"]
        code = ReadableCode(typed)
    }

    /// What the code of the URL opens; nil when it opens nothing.
    func offer() throws -> Offer? {
        try context.guessing(.invitations) {
            try code.flatMap { try Offer.found(by: $0, at: context.now, in: context.db) }
        }
    }

    /// Who came in by the form that was sent, when it was sent twice.
    func former(_ form: JoinForm) throws -> MemberID? {
        guard let code, let key = form.key else { return nil }
        return try InvitationStore.user(of: code, with: key, at: context.now, in: context.db)
    }

    /// Lets somebody in; answers who it is.
    func join(_ form: JoinForm, _ offer: Offer) throws -> MemberID {
        let joining = Joining(offer: offer, mover: Mover(context))
        let person: MemberID
        if let identity = context.identity {
            try joining.move(identity, bringsLibrary: form.bringsLibrary)
            person = identity.member.id
        } else {
            person = try joining.enter(form.name, language: LanguageChoice.chosen(by: context.request))
        }
        try InvitationStore.use(offer, by: person, with: form.key, at: context.now, in: context.db)
        return person
    }
}
