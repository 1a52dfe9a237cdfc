/// What is known of the states of a search. A state is a key of some words, compared whole: two states are never taken
/// for one another. Open addressing with linear probing; no allocation a look-up.
struct Memo {
    /// Where a state's knowledge is kept.
    struct Entry {
        /// The largest allowance known to fail; below zero when none is.
        var fails: Int16 = -1
        /// The smallest allowance known to work; `Int16.max` when none is.
        var works = Int16.max
        /// What to choose next when it works: a class, or -1 to leave the position empty.
        var choice: Int32 = -1
    }

    private let width: Int
    private var places: [Int32]
    private var keys: [UInt64] = []
    private(set) var entries: [Entry] = []

    /// - Parameter width: words in a key.
    init(width: Int) {
        self.width = width
        places = Array(repeating: -1, count: 256)
    }

    /// The number of a state's entry; a new state gets one.
    mutating func entry(_ key: [UInt64]) -> Int {
        if entries.count * 2 >= places.count { grow() }
        let mask = places.count - 1
        var place = Self.hash(key, 0, width) & mask
        while places[place] >= 0 {
            let number = Int(places[place])
            if isEqual(key, number) { return number }
            place = (place + 1) & mask
        }
        places[place] = Int32(entries.count)
        keys.append(contentsOf: key)
        entries.append(Entry())
        return entries.count - 1
    }

    mutating func fails(_ number: Int, at allowance: Int) {
        entries[number].fails = max(entries[number].fails, Int16(allowance))
    }

    mutating func works(_ number: Int, at allowance: Int, choosing choice: Int) {
        guard allowance < Int(entries[number].works) else { return }
        entries[number].works = Int16(allowance)
        entries[number].choice = Int32(choice)
    }

    private func isEqual(_ key: [UInt64], _ number: Int) -> Bool {
        let start = number * width
        for word in 0..<width where keys[start + word] != key[word] { return false }
        return true
    }

    private static func hash(_ words: [UInt64], _ start: Int, _ width: Int) -> Int {
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
        for word in start..<start + width {
            hash = (hash ^ words[word]) &* 0xFF51_AFD7_ED55_8CCD
            hash ^= hash >> 32
        }
        return Int(truncatingIfNeeded: hash >> 1)
    }

    private mutating func grow() {
        places = Array(repeating: -1, count: places.count * 4)
        let mask = places.count - 1
        for number in entries.indices {
            var place = Self.hash(keys, number * width, width) & mask
            while places[place] >= 0 { place = (place + 1) & mask }
            places[place] = Int32(number)
        }
    }
}
