import Crypto

/// A phone that is to be connected: one device shows a code, the phone opens it and shows a number, and whoever has both
/// in their hands says on the first that it is the same number.
struct Pairing: Sendable {
    /// Seconds that a code can be opened.
    static let codeLifetime: Int64 = 120
    /// Seconds to compare the numbers, and for the phone to come in.
    static let answerLifetime: Int64 = 300

    enum State: String, Sendable {
        /// The code is to be seen and nobody has opened it.
        case shown
        case asked
        case confirmed
        case refused
    }

    let id: String
    let person: MemberID
    let state: State
    let expiresAt: Int64
    /// What the phone shows; nil until one has asked.
    let number: Int?
    /// What the phone says it is.
    let device: String
    /// What it is to be called.
    let name: String

    /// Only the browser that shows it can make the code again: it is kept nowhere.
    static func code(of id: String, session: String) -> String {
        let secret = hmacSHA256(key: Array(session.utf8), message: Array("pair \(id)".utf8))
        return CrockfordBase32.encode(Array(secret.prefix(10)))
    }

    /// Three numbers to choose among, one of them the phone's, always in the same order.
    var choices: [Int] {
        guard let number else { return [] }
        let chance = sha256(Array(id.utf8)).map(Int.init)
        var others: [Int] = []
        for value in chance where others.count < 2 {
            let other = 10 + (value * 7 + number) % 90
            if other != number && !others.contains(other) { others.append(other) }
        }
        others.insert(number, at: chance[31] % 3)
        return others
    }
}
