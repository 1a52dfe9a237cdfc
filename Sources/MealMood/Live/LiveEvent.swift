import HTTP

/// What is said on a stream, as octets of server-sent events (WHATWG HTML §9.2).
enum LiveEvent {
    /// Milliseconds until a browser comes back to a stream that has ended.
    private static let retry = 2_000

    /// The first one says how far the household is, which program answers, and whose stream it is.
    static func hello(seq: Int, build: String, household: HouseholdID) -> [UInt8] {
        let data = JSONWriter.write { json in
            json.object { json in
                json.member("seq", seq)
                json.member("build", build)
                json.member("household", household.text)
            }
        }
        return Array("retry: \(retry)\nevent: hello\nid: \(seq)\ndata: ".utf8) + data + end
    }

    /// One document has changed.
    static func poke(_ head: DocumentHead) -> [UInt8] {
        let data = JSONWriter.write { json in
            json.object { json in
                json.member("seq", head.seq)
                json.member("kind", head.kind.rawValue)
                json.member("id", head.id)
                json.member("by", head.by.text)
            }
        }
        return Array("id: \(head.seq)\ndata: ".utf8) + data + end
    }

    /// More has changed than is told one by one.
    static func reset(seq: Int) -> [UInt8] { Array("event: reset\nid: \(seq)\ndata: {\"seq\":\(seq)}\n\n".utf8) }

    /// The session has ended, or its person lives elsewhere now.
    static let cut = Array("event: cut\ndata: {}\n\n".utf8)

    /// All of them in one; a reset when they are too many.
    static func pokes(_ heads: [DocumentHead], upTo seq: Int) -> [UInt8] {
        heads.count > pokeLimit ? reset(seq: seq) : heads.flatMap(poke)
    }

    /// So many changed documents are told one by one: a stream takes 64 KiB at once.
    static let pokeLimit = 200

    private static let end = Array("\n\n".utf8)
}
