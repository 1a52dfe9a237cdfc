/// Prices for the search for variety: an upper bound on what the later positions bring, in different dishes.
struct VarietyPrices {
    private let rows: PricedRows
    private let short: Int
    /// For each position how many from it on are to be filled or left empty.
    private let asked: [Int]

    init(_ puzzle: Puzzle, choices: [[Choice]], novelties: [Novelty], empty: Int, short: Int, known: Int) {
        self.short = short
        asked = (0...choices.count).map { choices[$0...].count { !$0.isEmpty } }
        var table = PriceTable(puzzle, choices: choices)
        table.addNeeds(puzzle, mostPrice: short == 0 ? 1_000 : 16)
        if empty > 0 { table.addFill(asked[0] - empty) }
        let new = NewRows(&table, choices: choices, novelties: novelties)
        let options = choices.indices.map { [table] position in
            choices[position].flatMap { choice in
                new.options(choice.number, rows: table.rows(of: choice, at: position))
            } + (empty > 0 && !choices[position].isEmpty ? [Lagrangian.Option(value: 0, rows: [])] : [])
        }
        rows = PricedRows(table.rows, options: options, known: known)
    }

    /// The most that the positions from here on bring. A shortfall that is allowed may spare each need's price.
    func most(_ course: borrowing Course, from position: Int, empty: Int) -> Int {
        let most = rows.most(course, from: position, asked: asked[position] - empty)
        return (most + rows.dearestNeed * short) / PricedRows.unit
    }
}

/// The rows that count new dishes, and the options they make of a class.
private struct NewRows {
    private var priority: [Int: Int] = [:]
    private var others: [Int: Int] = [:]
    private let novelties: [Novelty]

    init(_ table: inout PriceTable, choices: [[Choice]], novelties: [Novelty]) {
        self.novelties = novelties
        var uses: [Int: Int] = [:]
        for choice in choices.joined() { uses[choice.number, default: 0] += 1 }
        for (number, most) in uses.sorted(by: { $0.key < $1.key }) {
            let novelty = novelties[number]
            if novelty.priority > 0, novelty.priority < most {
                let kind = PriceRow.Kind.new(number: number, before: 0)
                priority[number] = table.add(PriceRow(kind: kind, limit: novelty.priority))
            }
            if novelty.all > novelty.priority, novelty.all < most {
                let kind = PriceRow.Kind.new(number: number, before: novelty.priority)
                others[number] = table.add(PriceRow(kind: kind, limit: novelty.all - novelty.priority))
            }
        }
    }

    func options(_ number: Int, rows: [Int]) -> [Lagrangian.Option] {
        let novelty = novelties[number]
        var options: [Lagrangian.Option] = []
        if novelty.priority > 0 {
            options.append(
                .init(value: Double(Novelty.priorityValue + 1), rows: rows + [priority[number]].compactMap(\.self)))
        }
        if novelty.all > novelty.priority {
            options.append(.init(value: 1, rows: rows + [others[number]].compactMap(\.self)))
        }
        options.append(.init(value: 0, rows: rows))
        return options
    }
}
