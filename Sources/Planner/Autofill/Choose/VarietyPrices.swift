/// Prices for the search for variety: an upper bound on what the later positions bring, in different dishes.
struct VarietyPrices {
    static let unit = 1 << 20

    private struct Priced {
        let row: PriceRow
        let price: Int
        let last: Int
    }

    private let rows: [Priced]
    private let best: [Int]
    private let constant: Int
    private let asked: [Int]

    init(_ puzzle: Puzzle, choices: [[Choice]], novelties: [Novelty], empty: Int, short: Int, known: Int) {
        var table = PriceTable(puzzle, choices: choices)
        let filled = choices.count { !$0.isEmpty }
        table.addNeeds(puzzle, mostPrice: short == 0 ? 1_000 : 16)
        if empty > 0 { table.addFill(filled - empty) }
        let new = NewRows(&table, choices: choices, novelties: novelties)
        let options = choices.indices.map { position in
            choices[position].flatMap { choice in
                new.options(choice.number, rows: table.rows(of: choice, at: position))
            } + (empty > 0 && !choices[position].isEmpty ? [Lagrangian.Option(value: 0, rows: [])] : [])
        }
        var lagrangian = Lagrangian(table.rows, options: options)
        lagrangian.solve(known: Double(known))
        let prices = lagrangian.prices.map { Int(($0 * Double(Self.unit)).rounded()) }
        let tops = options.map { position in
            position.map { option in
                option.rows.reduce(Int(option.value) * Self.unit) {
                    $0 - (table.rows[$1].sign < 0 ? -prices[$1] : prices[$1])
                }
            }.max() ?? 0
        }
        best = (0...tops.count).map { tops[$0...].reduce(0, +) }
        asked = (0...choices.count).map { choices[$0...].count { !$0.isEmpty } }
        rows = zip(table.rows, prices).filter { $1 > 0 }
            .map { Priced(row: $0, price: $1, last: $0.lastPosition(end: choices.count)) }
        let dearest = rows.filter { if case .need = $0.row.kind { true } else { false } }.map(\.price).max() ?? 0
        constant = dearest * short
    }

    /// The most that the positions from here on bring.
    func most(_ course: borrowing Course, from position: Int, empty: Int) -> Int {
        var most = best[position] + constant
        for priced in rows where priced.last >= position {
            most += priced.price * priced.row.rest(course, before: position, open: asked[position] - empty)
        }
        return most >> 20
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
