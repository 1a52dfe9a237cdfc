import Crypto

/// How far somebody has read the changes of a household. What it looks like is nobody's business.
struct ChangeCursor: Equatable, Sendable {
    let epoch: String
    /// How far the household was when the last part was read: nothing of what was told is newer.
    let known: Int
    let place: DocumentHead.Place

    var text: String {
        Base64.url.encode(Array("\(epoch) \(known) \(place.seq) \(place.rank) \(place.key)".utf8))
    }

    init(epoch: String, known: Int, place: DocumentHead.Place) {
        (self.epoch, self.known, self.place) = (epoch, known, place)
    }

    /// Nil for what was never given to anybody.
    init?(_ text: String) {
        guard let bytes = Base64.url.decode(text) else { return nil }
        let parts = String(decoding: bytes, as: UTF8.self)
            .split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 5, let known = Int(parts[1]), let seq = Int(parts[2]), let rank = Int(parts[3]),
            seq <= known
        else { return nil }
        self.init(epoch: parts[0], known: known, place: .init(seq: seq, rank: rank, key: parts[4]))
    }
}
