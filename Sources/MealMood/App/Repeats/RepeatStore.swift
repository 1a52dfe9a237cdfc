import HTTP
import SQLite

/// The answers that one member of a household got, by the keys of the requests.
struct RepeatStore {
    /// So many newest answers of a household are kept, and none longer than this.
    static let kept = 500
    static let lifetime: Int64 = 30 * 86_400

    let household: HouseholdID
    let member: MemberID
    let db: Connection

    struct Answer {
        let fingerprint: [UInt8]
        let response: Response
    }

    func answer(to key: RepeatKey) throws -> Answer? {
        try db.first(
            """
            SELECT fingerprint, status, headers, body FROM answered_request
            WHERE household_id = \(household.text) AND member_id = \(member.text) AND key = \(key.text)
            """
        ) { row in
            var response = Response(Status(try row.int(1), ""), body: .bytes(try row.blob(3)))
            for line in try row.text(2).split(separator: "\n") {
                let parts = line.split(separator: ":", maxSplits: 1)
                response.headers.append(String(parts[0]), String(parts.last ?? ""))
            }
            return Answer(fingerprint: try row.blob(0), response: response)
        }
    }

    func keep(_ response: Response, for key: RepeatKey, at now: Int64) throws {
        guard let body = response.bytes else { return }
        // A cookie belongs to the browser that was answered.
        let headers = response.headers.all.filter { $0.name != "Set-Cookie" }
        try db.execute(
            """
            INSERT INTO answered_request (household_id, member_id, key, fingerprint, status, headers, body, made_at)
            VALUES (\(household.text), \(member.text), \(key.text), \(key.fingerprint), \(response.status.code),
                \(headers.map { "\($0.name):\($0.value)" }.joined(separator: "\n")), \(body), \(now))
            """)
        try deleteOld(at: now)
    }

    /// Forms that stand on an older view of the page are done again, not answered: what they did is not there any more.
    static func forgetForms(of household: HouseholdID, in db: Connection) throws {
        try db.execute("DELETE FROM answered_request WHERE household_id = \(household.text) AND key GLOB 'once *'")
    }

    private func deleteOld(at now: Int64) throws {
        try db.execute(
            """
            DELETE FROM answered_request WHERE household_id = \(household.text) AND made_at < \(now - Self.lifetime)
            """)
        try db.execute(
            """
            DELETE FROM answered_request WHERE household_id = \(household.text) AND (made_at, id) <= (
                SELECT made_at, id FROM answered_request WHERE household_id = \(household.text)
                ORDER BY made_at DESC, id DESC LIMIT 1 OFFSET \(Self.kept))
            """)
    }
}

extension Response {
    /// The content, if it is all there; a stream of events has none to keep.
    fileprivate var bytes: [UInt8]? {
        switch body {
        case .none: []
        case .bytes(let bytes): bytes
        case .events: nil
        }
    }
}
