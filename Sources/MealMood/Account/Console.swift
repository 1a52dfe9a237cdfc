import Foundation
import HTTP
import SQLite

/// What the operator of the machine may do from the console, beside a running server or without one.
package struct Console {
    package struct Fault: Error, CustomStringConvertible { package let description: String }

    let db: Connection
    let now: Int64
    private let links: Links
    private let port: Int

    /// - Throws: `Fault` for a folder without a database: only `serve` makes one.
    package init(_ settings: ServerSettings) throws {
        guard FileManager.default.fileExists(atPath: settings.databasePath) else {
            throw Fault(description: "there is no MealMood in \(settings.dataFolder); --data names its folder")
        }
        let clock = settings.frozenNow.map { Clock.frozen(at: $0) } ?? .system
        now = clock.now()
        db = try Connection(path: settings.databasePath, mode: .readWrite)
        guard try Migrator(Schema.migrations).pendingNames(db).isEmpty else {
            throw Fault(description: "the database is of an older MealMood: stop it and start this one once")
        }
        links = Links(
            door: try FrontDoor(settings), secure: settings.isSecure ? try SecureSite(settings, clock: clock) : nil)
        port = settings.port
    }

    /// A line each: id, name, household, how they get in.
    package func people() throws -> [String] {
        try db.rows(
            """
            SELECT a.name, h.name, h.id, m.role, a.password IS NOT NULL, a.id,
                (SELECT count(*) FROM session s WHERE s.account_id = a.id AND s.last_seen_at > \(now - Int64(Session.lifetime)))
            FROM account a JOIN household h ON h.id = a.household_id
            JOIN member m ON m.household_id = h.id AND m.id = a.id
            ORDER BY a.name, a.id
            """
        ) { row in
            let home = try row.text(1).isEmpty ? row.text(2) : row.text(1)
            let password = try row.bool(4) ? "password" : "no password"
            let devices = "\(try row.int(6)) signed in"
            return [
                try row.text(5), Self.shown(try row.text(0)), home, try row.text(3), password, devices,
            ].joined(separator: "\t")
        }
    }

    /// A line each: id, name, people.
    package func households() throws -> [String] {
        try db.rows(
            """
            SELECT id, name, (SELECT count(*) FROM member m WHERE m.household_id = h.id AND m.deleted_at IS NULL)
            FROM household h WHERE deleted_at IS NULL ORDER BY name, id
            """
        ) { "\(try $0.text(0))\t\(Self.shown(try $0.text(1)))\t\(try $0.int(2)) people" }
    }

    /// - Parameter household: its id or its name.
    package func members(of household: String) throws -> [String] {
        let found = try db.rows(
            "SELECT id FROM household WHERE deleted_at IS NULL AND (id = \(household) OR name = \(household))"
        ) { HouseholdID(text: try $0.text(0)) }
        guard found.count == 1, let home = found.first else {
            throw Fault(description: "\(found.isEmpty ? "no" : "more than one") household is called \(household)")
        }
        return try MemberStore.people(of: home, in: db).map { "\(Self.shown($0.name))\t\($0.role.rawValue)" }
    }

    /// Lets somebody in once, within half an hour; answers the link.
    ///
    /// - Parameter name: here and below, what somebody is called, or the id of who has no name.
    package func signInLink(for name: String) throws -> String {
        try db.transaction { try link(for: person(named: name)) }
    }

    /// Somebody new, with a household of their own; answers a link to come in by.
    package func add(_ name: String) throws -> String {
        try db.transaction {
            switch try PersonName.checked(name, of: nil, in: db) {
            case .failure(.taken): throw Fault(description: "there is somebody called \(name) already")
            case .failure, .success(""):
                throw Fault(description: "a name has 1 to \(PersonName.longest) characters, not \(name)")
            case .success(let name): return try link(for: FirstHousehold.create(named: name, at: now, in: db))
            }
        }
    }

    /// Takes effect at once: who is signed in stays so.
    package func setPassword(of name: String, to password: String) throws {
        let new = Password(password)
        switch new.fault {
        case .short: throw Fault(description: "a password has at least \(Password.fewestCharacters) characters")
        case .long: throw Fault(description: "a password has at most \(Password.mostOctets) octets")
        case nil: break
        }
        let hash = try new.hashed()
        try db.transaction { try PasswordStore.save(hash, of: person(named: name), in: db) }
    }

    /// Signs somebody out everywhere.
    package func signOut(_ name: String) throws {
        try db.transaction {
            try db.execute("DELETE FROM session WHERE account_id = \(try person(named: name).text)")
        }
    }

    func person(named name: String) throws -> MemberID {
        if let account = try PasswordStore.account(named: name, in: db) { return account.person }
        guard let id = try db.first("SELECT id FROM account WHERE id = \(name)", { try $0.text(0) }) else {
            throw Fault(description: "there is nobody called \(name)")
        }
        return MemberID(text: id)
    }

    private func link(for person: MemberID) throws -> String {
        let code = try SignInLinkStore.create(for: person, at: now, in: db)
        var here = HeaderFields()
        here.append("Host", "localhost:\(port)")
        return links.absolute("\(SignInURL.path)/\(code)", seenBy: Request(method: .get, path: "/", headers: here))
    }

    private static func shown(_ name: String) -> String { name.isEmpty ? "(no name)" : name }
}
