import HTTP

enum PasswordHandlers {
    static let url = "/account/password"

    static func show(_ context: MemberContext) throws -> Response {
        try page(PasswordForm(), PasswordFaults(), context)
    }

    static func save(_ visitor: VisitorContext) throws -> Hashing.Step {
        let context = try member(visitor)
        let form = try PasswordForm(posted: context.request)
        let stored = try PasswordStore.hash(of: context.member.id, in: context.db)
        var faults = PasswordFaults()
        let name = try checkedName(form, &faults, context)
        faults.new = form.new.fault
        let admission = faults.isEmpty ? try admit(&faults, stored, context) : nil
        guard faults.isEmpty else { return .answer(try page(form, faults, context)) }
        return .work {
            guard try stored == nil || form.current.isRight(for: stored) else {
                return { try wrong(form, $0) { try page(form, $0, $1) } }
            }
            let hash = try form.new.hashed()
            return { visitor in
                if let admission { visitor.services.signIns.succeeded(admission, visitor) }
                return try writeNamed(name, hash, over: stored, form, try member(visitor))
            }
        }
    }

    static func confirmRemoval(_ context: MemberContext) throws -> Response {
        try removalPage(PasswordFaults(), context)
    }

    static func remove(_ visitor: VisitorContext) throws -> Hashing.Step {
        let context = try member(visitor)
        let form = try PasswordForm(posted: context.request)
        let stored = try PasswordStore.hash(of: context.member.id, in: context.db)
        var faults = PasswordFaults()
        let admission = try admit(&faults, stored, context)
        guard faults.isEmpty else { return .answer(try removalPage(faults, context)) }
        return .work {
            guard try stored == nil || form.current.isRight(for: stored) else {
                return { try wrong(form, $0) { try removalPage($0, $1) } }
            }
            return { visitor in
                if let admission { visitor.services.signIns.succeeded(admission, visitor) }
                return try write(nil, over: stored, form, try member(visitor))
            }
        }
    }

    private static func member(_ visitor: VisitorContext) throws -> MemberContext {
        let context = try Endpoint.readyMember(visitor)
        try context.requirePerson()
        return context
    }

    /// Whoever guesses the present one at an open browser waits as at the door.
    private static func admit(
        _ faults: inout PasswordFaults, _ stored: String?, _ context: MemberContext
    ) throws -> SignInDesk.Admission? {
        guard stored != nil else { return nil }
        do {
            return try context.services.signIns.admit(context.member.name, context.visitor)
        } catch AppError.tooManyTries(let wait) {
            faults.current = .tooSoon(wait)
            return nil
        }
    }

    private static func wrong(
        _ form: PasswordForm, _ visitor: VisitorContext,
        _ answer: (PasswordFaults, MemberContext) throws -> Response
    ) throws -> Response {
        var faults = PasswordFaults()
        faults.current = .wrong
        return try answer(faults, try member(visitor))
    }

    /// Nil for who has a name already.
    private static func checkedName(
        _ form: PasswordForm, _ faults: inout PasswordFaults, _ context: MemberContext
    ) throws -> String? {
        guard context.member.name.isEmpty else { return nil }
        switch try PersonName.checked(form.name, of: context.member.id, in: context.db) {
        case .success(""): faults.name = .needed
        case .success(let name): return name
        case .failure(let fault): faults.name = fault
        }
        return nil
    }

    /// Somebody else may have taken the name meanwhile.
    private static func writeNamed(
        _ name: String?, _ hash: String, over stored: String?, _ form: PasswordForm, _ context: MemberContext
    ) throws -> Response {
        guard name != nil else { return try write(hash, over: stored, form, context) }
        var faults = PasswordFaults()
        guard let name = try checkedName(form, &faults, context) else { return try page(form, faults, context) }
        var person = context.member
        person.name = name
        try AccountStore.saveLook(of: person, stamp: context.stamp(), in: context.db)
        return try write(hash, over: stored, form, context)
    }

    private static func write(
        _ hash: String?, over stored: String?, _ form: PasswordForm, _ context: MemberContext
    ) throws -> Response {
        // It may have been changed since it was read.
        guard try PasswordStore.hash(of: context.member.id, in: context.db) == stored else {
            throw AppError.changedSince
        }
        try PasswordStore.save(hash, of: context.member.id, in: context.db)
        if form.endsOthers { try SessionList(person: context.member.id, context: context.visitor).endOthers() }
        let notice: Notice = hash == nil ? .passwordRemoved : .passwordSaved
        return .redirect(to: notice.added(to: AccountHandlers.url))
    }

    private static func page(
        _ form: PasswordForm, _ faults: PasswordFaults, _ context: MemberContext
    ) throws -> Response {
        let page = try PasswordPage(form, faults, context)
        return try context.page(
            "account/password", status: faults.status, title: page.title, section: .settings, page)
    }

    private static func removalPage(_ faults: PasswordFaults, _ context: MemberContext) throws -> Response {
        let page = PasswordRemovalPage(faults, context)
        return try context.page(
            "account/password-removal", status: faults.status, title: page.title, section: .settings, page)
    }
}

extension PasswordFaults {
    fileprivate var status: Status {
        if case .tooSoon = current { return .tooManyRequests }
        return isEmpty ? .ok : .unprocessableContent
    }
}
