import HTTP

/// A request that comes again gets the answer of the first time, and nothing is done twice (decision 0007).
struct Repeats {
    let visitor: VisitorContext

    func answer(_ make: () throws -> Answered) throws -> Response {
        guard let identity = visitor.identity, let key = try RepeatKey(visitor.request) else {
            return try make().response
        }
        let store = RepeatStore(household: identity.household.id, member: identity.member.id, db: visitor.db)
        if let first = try store.answer(to: key) {
            guard first.fingerprint == key.fingerprint else { throw AppError.idempotencyKeyReused }
            return first.response
        }
        let answered = try make()
        if answered.response.status.code < 400, try key.isGiven || hasWritten(identity) {
            try store.keep(answered.repeated, for: key, at: visitor.now)
        }
        return answered.response
    }

    /// A form that changed nothing may be sent again: the page it stands on still looks the same.
    private func hasWritten(_ identity: Session.Identity) throws -> Bool {
        let household = identity.household
        return try HouseholdStore.changeNumber(of: household.id, in: visitor.db) != household.changeNumber
    }
}
