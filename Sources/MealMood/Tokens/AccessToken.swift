import Crypto
import Planner

/// What a member gives to a program so that it may call the JSON interface as this member does.
struct AccessToken: Sendable {
    let id: String
    let name: String
    let createdOn: CivilDay
    /// Nil until it is used.
    var lastUsedOn: CivilDay?
    /// The last day that it can be used on; nil for no end.
    let expiresOn: CivilDay?

    static let nameLimit = 80
    /// The longest that an end may be away, in days.
    static let longestLife = 366

    func isExpired(on day: CivilDay) -> Bool { expiresOn.map { $0 < day } ?? false }
}

/// The secret part of an access token: shown once, stored as its hash.
struct AccessTokenSecret {
    /// Tells people and scanners of leaked secrets what it is.
    static let prefix = "mmt_"

    private let token: Token

    init() { token = Token() }

    init?(_ text: String) {
        guard text.hasPrefix(Self.prefix), let token = Token(text: String(text.dropFirst(Self.prefix.count))) else {
            return nil
        }
        self.token = token
    }

    var text: String { Self.prefix + token.text }
    var hash: [UInt8] { token.hash }
}
