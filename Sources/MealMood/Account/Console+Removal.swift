import SQLite

extension Console {
    /// Takes somebody off this server: nothing opens by them any more, and what they made in a household of others stays
    /// there with their name. Who owns a household of others must hand it over first.
    package func remove(_ name: String) throws {
        try db.transaction {
            let person = try person(named: name)
            let home = try ResidenceStore.residence(of: person, in: db)
            let people = try MemberStore.people(of: home.household, in: db)
            guard people.count == 1 || people.first(where: { $0.id == person })?.role == .member else {
                throw Fault(description: "\(name) owns a household of \(people.count): let them hand it over first")
            }
            let stamp = try Stamp.next(for: home.household, by: person, at: now, in: db)
            try MemberStore.remove(person, stamp: stamp, in: db)
            try AccessTokenStore.revokeAll(of: person, in: home.household, db)
            if people.count == 1 { try bury(home.household) }
            if let archived = home.archived { try bury(archived) }
            try forget(person)
        }
    }

    private func bury(_ household: HouseholdID) throws {
        try db.execute("UPDATE household SET deleted_at = \(now) WHERE id = \(household.text)")
    }

    private func forget(_ person: MemberID) throws {
        try db.execute("UPDATE invitation SET used_by = NULL WHERE used_by = \(person.text)")
        try db.execute("DELETE FROM farewell WHERE account_id = \(person.text)")
        try db.execute("DELETE FROM session WHERE account_id = \(person.text)")
        try db.execute("DELETE FROM sign_in_link WHERE account_id = \(person.text)")
        try db.execute("DELETE FROM pairing WHERE account_id = \(person.text)")
        try db.execute("DELETE FROM licence WHERE account_id = \(person.text)")
        try db.execute("DELETE FROM account WHERE id = \(person.text)")
    }
}
