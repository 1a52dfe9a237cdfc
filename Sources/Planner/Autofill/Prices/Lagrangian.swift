/// Prices on constraints, so that each position can be decided on its own: for all prices of at least zero, the best
/// value without the constraints but with the prices paid bounds the best value with them from above. The bound is
/// lowered by subgradient steps (Held, Wolfe, Crowder, "Validation of subgradient optimization", 1974).
struct Lagrangian {
    struct Option {
        let value: Double
        let rows: [Int]
    }

    private let rows: [PriceRow]
    private let signs: [Double]
    private var values: [Double] = []
    private var rowStarts: [Int] = [0]
    private var rowNumbers: [Int32] = []
    private var optionStarts: [Int] = [0]

    /// The best prices found and the bound they give.
    private(set) var prices: [Double]
    private(set) var bound = Double.infinity

    /// - Parameter options: for each position all it may be given, leaving it empty included where that is allowed.
    init(_ rows: [PriceRow], options: [[Option]]) {
        self.rows = rows
        signs = rows.map(\.sign)
        prices = Array(repeating: 0, count: rows.count)
        for option in options.joined() {
            values.append(option.value)
            rowNumbers += option.rows.map { Int32($0) }
            rowStarts.append(rowNumbers.count)
        }
        for position in options { optionStarts.append((optionStarts.last ?? 0) + position.count) }
    }

    /// Lowers the bound, until it falls below `known + 1` or for so many steps.
    /// - Parameter known: a value that a plan has.
    mutating func solve(known: Double, steps: Int = 250) {
        var (trial, slope) = (prices, prices)
        var (pace, idle) = (1.0, 0)
        for _ in 0..<steps {
            let value = evaluate(trial, slope: &slope)
            idle += 1
            if value < bound - 1e-9 {
                if value < bound - 1e-3 { idle = 0 }
                bound = value
                prices = trial
            }
            if bound < known + 1 - 1e-6 { return }
            if idle >= 10 {
                (pace, idle) = (pace / 2, 0)
                trial = prices
                _ = evaluate(trial, slope: &slope)
            }
            guard step(&trial, slope, gap: bound - known, pace: pace) else { return }
        }
    }

    /// The bound that some prices give, and in which direction each price lowers it.
    private func evaluate(_ trial: [Double], slope: inout [Double]) -> Double {
        var total = 0.0
        for row in rows.indices {
            slope[row] = Double(rows[row].limit)
            total += trial[row] * slope[row]
        }
        for position in 0..<optionStarts.count - 1 where optionStarts[position] < optionStarts[position + 1] {
            var (best, taken) = (-Double.infinity, optionStarts[position])
            for option in optionStarts[position]..<optionStarts[position + 1] {
                var value = values[option]
                for place in rowStarts[option]..<rowStarts[option + 1] {
                    let row = Int(rowNumbers[place])
                    value -= signs[row] * trial[row]
                }
                if value > best { (best, taken) = (value, option) }
            }
            total += best
            for place in rowStarts[taken]..<rowStarts[taken + 1] {
                let row = Int(rowNumbers[place])
                slope[row] -= signs[row]
            }
        }
        return total
    }

    /// Goes down the slope; false when it is level.
    private func step(_ trial: inout [Double], _ slope: [Double], gap: Double, pace: Double) -> Bool {
        var norm = 0.0
        for row in rows.indices where slope[row] < 0 || trial[row] > 0 { norm += slope[row] * slope[row] }
        guard norm > 0 else { return false }
        let length = pace * max(gap, 0.05) / norm
        for row in rows.indices {
            trial[row] = min(max(0, trial[row] - length * slope[row]), rows[row].mostPrice)
        }
        return true
    }
}
