/// What is known of the states of a search. A state is a key of some words, compared whole: two states are never taken
/// for one another. Open addressing with linear probing; no allocation a look-up.
struct Memo {
    /// What is known of one state.
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
    /// State by state the words of its key and one for its entry.
    private var words: [UInt64] = []
    private var count = 0

    /// - Parameter width: words in a key.
    init(width: Int) {
        self.width = width
        places = Array(repeating: -1, count: 256)
    }

    /// The number of a state; a new one gets the next.
    mutating func state(_ key: borrowing [UInt64]) -> Int {
        if count * 2 >= places.count { grow() }
        let mask = places.count - 1
        var place = Self.hash(key, 0, width) & mask
        while places[place] >= 0 {
            let number = Int(places[place])
            if isEqual(key, number) { return number }
            place = (place + 1) & mask
        }
        places[place] = Int32(count)
        for word in 0..<width { words.append(key[word]) }
        words.append(0)
        count += 1
        self[count - 1] = Entry()
        return count - 1
    }

    subscript(state: Int) -> Entry {
        get {
            let word = words[state * (width + 1) + width]
            return Entry(
                fails: Int16(truncatingIfNeeded: word), works: Int16(truncatingIfNeeded: word >> 16),
                choice: Int32(truncatingIfNeeded: word >> 32))
        }
        set {
            words[state * (width + 1) + width] =
                UInt64(UInt16(bitPattern: newValue.fails)) | UInt64(UInt16(bitPattern: newValue.works)) << 16
                | UInt64(UInt32(bitPattern: newValue.choice)) << 32
        }
    }

    mutating func fails(_ state: Int, at allowance: Int) {
        self[state].fails = max(self[state].fails, Int16(allowance))
    }

    mutating func works(_ state: Int, at allowance: Int, choosing choice: Int) {
        guard allowance < Int(self[state].works) else { return }
        self[state].works = Int16(allowance)
        self[state].choice = Int32(choice)
    }

    private func isEqual(_ key: borrowing [UInt64], _ state: Int) -> Bool {
        let start = state * (width + 1)
        for word in 0..<width where words[start + word] != key[word] { return false }
        return true
    }

    private static func hash(_ words: borrowing [UInt64], _ start: Int, _ width: Int) -> Int {
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
        for state in 0..<count {
            var place = Self.hash(words, state * (width + 1), width) & mask
            while places[place] >= 0 { place = (place + 1) & mask }
            places[place] = Int32(state)
        }
    }
}
