/// Rows with their prices in whole numbers: whatever the prices are, the bound that they give is right.
struct PricedRows {
    /// What one of the objective counts.
    static let unit = 1 << 20

    private struct Priced {
        let row: PriceRow
        let price: Int
        let last: Int
    }

    private let rows: [Priced]
    /// For each position the most that it and the later ones bring, prices paid.
    private let best: [Int]
    /// For each position the options' values, prices paid.
    let paid: [[Int]]
    /// For each position the value of its best option.
    let tops: [Int]
    /// The highest price of a need.
    let dearestNeed: Int

    /// - Parameters:
    ///   - options: for each position all it may be given; none where nothing is searched.
    ///   - known: what a plan is known to reach.
    init(_ table: [PriceRow], options: [[Lagrangian.Option]], known: Int) {
        var lagrangian = Lagrangian(table, options: options)
        lagrangian.solve(known: Double(known))
        let prices = lagrangian.prices.map { Int(($0 * Double(Self.unit)).rounded()) }
        let signed = zip(table, prices).map { $0.sign < 0 ? -$1 : $1 }
        paid = options.map { position in
            position.map { option in option.rows.reduce(Int(option.value) * Self.unit) { $0 - signed[$1] } }
        }
        tops = paid.map { $0.max() ?? 0 }
        best = tops.reversed().reduce(into: [0]) { sums, top in sums.append((sums.last ?? 0) + top) }.reversed()
        rows = zip(table, prices).filter { $1 > 0 }
            .map { Priced(row: $0, price: $1, last: $0.lastPosition(end: options.count)) }
        dearestNeed = rows.filter(\.row.isNeed).map(\.price).max() ?? 0
    }

    /// The most that the positions from here on bring, in units.
    /// - Parameter asked: how many of them are to be filled.
    func most(_ course: borrowing Course, from position: Int, asked: Int) -> Int {
        var most = best[position]
        for priced in rows where priced.last >= position {
            most += priced.price * priced.row.rest(course, before: position, open: asked)
        }
        return most
    }
}
