/// Prices on constraints, so that each position can be decided on its own: for all prices of at least zero, the best
/// value without the constraints but with the prices paid bounds the best value with them from above. The bound is
/// lowered by subgradient steps (Held, Wolfe, Crowder, "Validation of subgradient optimization", 1974), each of which keeps
/// most of the direction of the one before (Camerini, Fratta, Maffioli, "On improving relaxation methods by modified
/// gradient techniques", 1975): alone, the slopes at prices of which many are level lead in circles.
struct Lagrangian {
    struct Option {
        let value: Double
        let rows: [Int]
    }

    /// How much of a step's direction the next one keeps.
    private static let momentum = 0.8
    /// Steps without a lower bound after which they become shorter.
    private static let patience = 15

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
        var (trial, slope, course) = (prices, prices, prices)
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
            if idle >= Self.patience { (pace, idle) = (pace / 2, 0) }
            for row in rows.indices { course[row] = slope[row] + Self.momentum * course[row] }
            guard step(&trial, course, gap: value - known, pace: pace) else { return }
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

    /// Takes a step; false when there is nowhere to go.
    private func step(_ trial: inout [Double], _ course: [Double], gap: Double, pace: Double) -> Bool {
        var norm = 0.0
        for row in rows.indices where course[row] < 0 || trial[row] > 0 { norm += course[row] * course[row] }
        guard norm > 0 else { return false }
        let length = pace * max(gap, 0.05) / norm
        for row in rows.indices {
            trial[row] = min(max(0, trial[row] - length * course[row]), rows[row].mostPrice)
        }
        return true
    }
}
