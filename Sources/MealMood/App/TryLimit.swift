/// How often something may be tried. Every limit of the product is in this list.
struct TryLimit: Sendable {
    let name: String
    /// How long a try counts.
    let seconds: Int64
    private let rule: Rule

    private enum Rule {
        case count(Int)
        /// Seconds after the first try, doubled with every further one up to the second number.
        case delay(Int64, upTo: Int64)
    }

    /// So many tries within the seconds.
    init(_ name: String, count: Int, seconds: Int64) {
        self.init(name: name, seconds: seconds, rule: .count(count))
    }

    /// One try after the other, each later than the one before, until so many seconds pass without any.
    init(_ name: String, delay: Int64, upTo longest: Int64, seconds: Int64) {
        self.init(name: name, seconds: seconds, rule: .delay(delay, upTo: longest))
    }

    private init(name: String, seconds: Int64, rule: Rule) {
        self.name = name
        self.seconds = seconds
        self.rule = rule
    }

    /// By member.
    static let licenceCodes = TryLimit("licence", count: 10, seconds: 3_600)
    /// By the name that somebody signs in with, whether there is one or not.
    static let passwords = TryLimit("password", delay: 1, upTo: 60, seconds: 3_600)
    /// By address: a family shares one behind a proxy, so it is wide.
    static let signIns = TryLimit("sign-in", count: 60, seconds: 3_600)
    /// By address.
    static let invitations = TryLimit("invitation", count: 10, seconds: 3_600)
    /// By address.
    static let setUpCodes = TryLimit("set-up", count: 10, seconds: 3_600)
    /// By address: links for one sign-in, and codes that connect a device.
    static let links = TryLimit("link", count: 20, seconds: 3_600)

    /// So many of the newest instants decide.
    var remembered: Int {
        switch rule {
        case .count(let count): count
        case .delay: 1
        }
    }

    /// The seconds to wait before the next try; nil when it may be made now.
    /// - Parameters:
    ///   - instants: the newest tries that count, oldest first.
    ///   - count: of all that were made since they began to count.
    func wait(after instants: [Int64], count: Int, at now: Int64) -> Int64? {
        guard let first = instants.first, let last = instants.last else { return nil }
        switch rule {
        case .count(let allowed):
            return instants.count < allowed ? nil : first + seconds - now
        case .delay(let delay, let longest):
            let pause = min(longest, delay << Int64(min(count - 1, 30)))
            return now < last + pause ? last + pause - now : nil
        }
    }
}
