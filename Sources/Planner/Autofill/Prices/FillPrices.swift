/// Prices for a fill search: how far the later positions can exceed what is asked of them.
struct FillPrices {
    /// What one filled position, or one slot of shortfall, counts.
    static let unit = PricedRows.unit

    private let rows: PricedRows
    /// For each position what leaving it empty costs against the best.
    let emptySlack: [Int]
    private let remaining: [Int]
    private let tracksMinima: Bool

    /// - Parameters:
    ///   - empty: how many positions may be left empty, when minima are tracked.
    ///   - known: what a plan is known to reach: slots filled, or minus its shortfall.
    init(_ search: FillSearch, empty: Int, known: Int) {
        tracksMinima = search.plain != nil
        remaining = search.remaining
        let searched = search.choices.indices.map { search.next[$0] == $0 ? search.choices[$0] : [] }
        var table = PriceTable(search.puzzle, choices: searched)
        if tracksMinima {
            table.addNeeds(search.puzzle, mostPrice: 1)
            if empty > 0 { table.addFill(search.remaining[0] - empty) }
        }
        let value = tracksMinima ? 0.0 : 1.0
        let allowsEmpty = !tracksMinima || empty > 0
        let options = searched.indices.map { [table] position in
            searched[position].map { Lagrangian.Option(value: value, rows: table.rows(of: $0, at: position)) }
                + (allowsEmpty && !searched[position].isEmpty ? [Lagrangian.Option(value: 0, rows: [])] : [])
        }
        rows = PricedRows(table.rows, options: options, known: known)
        emptySlack = rows.tops
    }

    /// Below zero when the later positions cannot do what is asked: fill all of them but `empty`; with minima, leave no
    /// shortfall besides.
    func room(_ course: borrowing Course, _ position: Int, empty: Int) -> Int {
        let asked = remaining[position] - empty
        return rows.most(course, from: position, asked: asked) - (tracksMinima ? 0 : asked * Self.unit)
    }

    /// The choices with their costs, cheapest first.
    func priced(_ choices: [[Choice]]) -> [[Choice]] {
        choices.indices.map { position in
            var priced = choices[position]
            for place in priced.indices where place < rows.paid[position].count {
                priced[place].slack = rows.tops[position] - rows.paid[position][place]
                priced[place].rank = priced[place].slack * Int(Choice.nearRanks) / Self.unit
            }
            return priced.sorted { $0.slack < $1.slack }
        }
    }
}
