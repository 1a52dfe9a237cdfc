/// A set of tags that have rules, by the number the rule book gave them. The first 64 tags live in one word, which is
/// all an ordinary household needs; further ones go to an array that grows on demand.
struct TagSet: Sendable {
    private var first: UInt64 = 0
    private var rest: [UInt64] = []

    var isEmpty: Bool { first == 0 && rest.allSatisfy { $0 == 0 } }

    mutating func insert(_ tag: Int) {
        let bit: UInt64 = 1 << UInt64(tag % 64)
        guard tag >= 64 else {
            first |= bit
            return
        }
        let word = tag / 64 - 1
        while rest.count <= word { rest.append(0) }
        rest[word] |= bit
    }

    func contains(_ tag: Int) -> Bool {
        let word = tag / 64 - 1
        let bits = tag < 64 ? first : word < rest.count ? rest[word] : 0
        return bits >> UInt64(tag % 64) & 1 == 1
    }

    mutating func formUnion(_ other: TagSet) {
        first |= other.first
        while rest.count < other.rest.count { rest.append(0) }
        for word in other.rest.indices { rest[word] |= other.rest[word] }
    }

    func union(_ other: TagSet) -> TagSet {
        var result = self
        result.formUnion(other)
        return result
    }

    func intersection(_ other: TagSet) -> TagSet {
        var result = TagSet()
        result.first = first & other.first
        if !rest.isEmpty, !other.rest.isEmpty { result.rest = zip(rest, other.rest).map { $0 & $1 } }
        return result
    }

    func isDisjoint(with other: TagSet) -> Bool {
        guard first & other.first == 0 else { return false }
        return rest.isEmpty || other.rest.isEmpty || zip(rest, other.rest).allSatisfy { $0 & $1 == 0 }
    }

    /// Calls `body` with each member in ascending order.
    func forEachTag(_ body: (Int) -> Void) {
        for word in 0...rest.count {
            var bits = word == 0 ? first : rest[word - 1]
            while bits != 0 {
                body(word * 64 + bits.trailingZeroBitCount)
                bits &= bits - 1
            }
        }
    }

    /// The members in ascending order.
    var members: [Int] {
        var result: [Int] = []
        forEachTag { result.append($0) }
        return result
    }
}
