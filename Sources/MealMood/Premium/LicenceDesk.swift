import Foundation

/// Looks at a member's codes and saves new ones.
struct LicenceDesk {
    let context: MemberContext
    let store: LicenceStore

    init(_ context: MemberContext) {
        self.context = context
        store = LicenceStore(account: context.member.id, db: context.db)
    }

    /// Checks a code and saves it for this member. Letters break its line as they like, so white space does not count;
    /// every other character does.
    func activate(_ raw: String) throws {
        let text = raw.filter { !$0.isWhitespace }
        guard !text.isEmpty else { throw AppError.licenceRefused(.missing) }
        let tries = context.services.tries
        try tries.spend(.licenceCodes, by: context.member.id.text, at: context.visitor.now)
        do {
            let code = try LicenceCode(text)
            try check(code)
            try store.save(code, at: context.visitor.now)
        } catch let fault as LicenceFault {
            throw AppError.licenceRefused(fault)
        }
        tries.forget(.licenceCodes, by: context.member.id.text)
        _ = try context.stamp()
    }

    func remove(_ id: String) throws {
        try store.remove(id, at: context.visitor.now)
        _ = try context.stamp()
    }

    private func check(_ code: LicenceCode) throws {
        try code.check(by: context.services.licenceKeys)
        let licence = code.licence
        switch licence.standing(at: try licenceTime()) {
        case .notYetValid: throw LicenceFault.notYetValid(licence.notBefore)
        case .expired: throw LicenceFault.expired(licence.expiry ?? 0)
        case .valid, .grace: break
        }
        if try store.isTaken(licence) { throw LicenceFault.taken }
    }

    /// The clock, or the newest time that was seen when the clock was set back.
    func licenceTime() throws -> Int64 { max(context.visitor.now, try NewestTime.seen(in: context.db)) }
}
