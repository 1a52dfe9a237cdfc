/// What `mealmood user`, `household` and `sign-in-link` are asked for: words, and options that are those of `serve`.
struct PeopleOptions {
    struct Fault: Error {
        let text: String
    }

    static let usage = """
        usage: mealmood user list
               mealmood user add NAME        somebody new with a household of their own; prints a link to come in by
               mealmood user remove NAME     what they made in a household of others stays there
               mealmood user password NAME   reads the new password from standard input
               mealmood user sign-out NAME   on all devices
               mealmood household list
               mealmood household members HOUSEHOLD   (its id or its name)
               mealmood sign-in-link NAME    prints a link that lets somebody in once, within half an hour
               NAME is what somebody is called, or the id that the list says.
               Each takes --data DIR, and --port, --public-url, --host-name as given to serve, for the links.
        """

    let words: [String]
    /// For `ServerSettings`.
    let options: [String]

    /// Options stand behind the words.
    init(_ arguments: [String]) {
        words = Array(arguments.prefix { !$0.hasPrefix("--") })
        options = Array(arguments.dropFirst(words.count))
    }

    /// Exactly so many words.
    func needs(_ count: Int) throws(Fault) {
        guard words.count == count else {
            throw Fault(text: words.count < count ? "who or what is missing" : "\(words[count]) is too much")
        }
    }
}
