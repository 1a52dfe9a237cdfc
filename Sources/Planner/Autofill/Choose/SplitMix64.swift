/// The engine's own generator, so that the same seed gives the same plan everywhere
/// (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014).
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A place in the list, each with the chance of its weight; nil when all weights are zero.
    mutating func place(in weights: [Int]) -> Int? {
        let total = weights.reduce(0, +)
        guard total > 0 else { return nil }
        var rest = Int.random(in: 0..<total, using: &self)
        for place in weights.indices {
            rest -= weights[place]
            if rest < 0 { return place }
        }
        return nil
    }

    /// Orders the places of a list by drawing without replacement.
    mutating func order(_ weights: [Int]) -> [Int] {
        var rest = weights
        var order: [Int] = []
        while let place = place(in: rest) {
            order.append(place)
            rest[place] = 0
        }
        return order
    }
}
