/// Prices for a fill search, in whole numbers: whatever they are, the bound they give is right.
struct FillPrices {
    /// What one filled position, or one slot of shortfall, counts.
    static let unit = 1 << 20

    private struct Priced {
        let row: PriceRow
        let price: Int
        let last: Int
    }

    private let rows: [Priced]
    /// For each position the most that it and the later ones bring, prices paid.
    private let best: [Int]
    /// For each position and choice what it costs against the best.
    private let slacks: [[Int]]
    /// For each position what leaving it empty costs.
    let emptySlack: [Int]
    private let remaining: [Int]
    private let tracksMinima: Bool

    /// - Parameters:
    ///   - empty: how many positions may be left empty, when minima are tracked.
    ///   - known: what a plan is known to reach: slots filled, or minus its shortfall.
    init(_ search: FillSearch, empty: Int, known: Int) {
        let searched = search.choices.indices.map { search.next[$0] == $0 ? search.choices[$0] : [] }
        var table = PriceTable(search.puzzle, choices: searched)
        tracksMinima = search.plain != nil
        if tracksMinima {
            table.addNeeds(search.puzzle, mostPrice: 1)
            if empty > 0 { table.addFill(search.remaining[0] - empty) }
        }
        let rowsOf = searched.indices.map { place in searched[place].map { table.rows(of: $0, at: place) } }
        let value = tracksMinima ? 0.0 : 1.0
        let allowsEmpty = !tracksMinima || empty > 0
        let options = rowsOf.map { position in
            position.isEmpty ? [] : position.map { Lagrangian.Option(value: value, rows: $0) }
                + (allowsEmpty ? [Lagrangian.Option(value: 0, rows: [])] : [])
        }
        var lagrangian = Lagrangian(table.rows, options: options)
        lagrangian.solve(known: Double(known))
        let prices = lagrangian.prices.map { Int(($0 * Double(Self.unit)).rounded()) }
        let whole = tracksMinima ? 0 : Self.unit
        let kept = rowsOf.map { position in
            position.map { rows in rows.reduce(whole) { $0 - (table.rows[$1].sign < 0 ? -prices[$1] : prices[$1]) } }
        }
        let tops = kept.map { max($0.max() ?? Int.min / 2, allowsEmpty ? 0 : Int.min / 2) }
        slacks = kept.indices.map { position in kept[position].map { tops[position] - $0 } }
        emptySlack = tops
        best = Self.suffixSums(kept.indices.map { kept[$0].isEmpty ? 0 : tops[$0] })
        rows = zip(table.rows, prices).filter { $1 > 0 }
            .map { Priced(row: $0, price: $1, last: $0.lastPosition(end: searched.count)) }
        remaining = search.remaining
    }

    private static func suffixSums(_ numbers: [Int]) -> [Int] {
        numbers.reversed().reduce(into: [0]) { sums, number in sums.append((sums.last ?? 0) + number) }.reversed()
    }

    /// How far the later positions can exceed what is asked of them: below zero they cannot do it.
    /// What is asked: all of them filled but `empty`; with minima, no shortfall.
    func room(_ course: borrowing Course, _ position: Int, empty: Int) -> Int {
        let asked = remaining[position] - empty
        var room = best[position] - (tracksMinima ? 0 : asked * Self.unit)
        for priced in rows where priced.last >= position {
            room += priced.price * priced.row.rest(course, before: position, open: asked)
        }
        return room
    }

    /// The choices with their costs, cheapest first.
    func priced(_ choices: [[Choice]]) -> [[Choice]] {
        choices.indices.map { position in
            guard slacks[position].count == choices[position].count else { return choices[position] }
            return priced(choices[position], slacks[position])
        }
    }

    private func priced(_ choices: [Choice], _ slacks: [Int]) -> [Choice] {
        var priced = choices
        for place in priced.indices {
            priced[place].slack = slacks[place]
            priced[place].rank = slacks[place] * Int(Choice.nearRanks) / Self.unit
        }
        return priced.enumerated().sorted { ($0.element.slack, $0.offset) < ($1.element.slack, $1.offset) }.map(\.element)
    }
}
