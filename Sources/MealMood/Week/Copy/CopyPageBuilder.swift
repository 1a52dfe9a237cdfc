import Localization
import Planner

/// Turns what would be copied into each week into what the page of the weeks shows.
struct CopyPageBuilder {
    private let desk: CopyDesk
    private let context: MemberContext
    private let words: CopyWords

    init(_ desk: CopyDesk) {
        self.desk = desk
        context = desk.source.context
        words = CopyWords(library: desk.source.library, words: context.weekWords)
    }

    func page(problem: String) throws -> CopyPage {
        let monday = desk.source.plan.monday
        let copies = try desk.targets.map { (monday: $0, copy: try desk.copy(to: $0)) }
        let total = copies.first?.copy.total ?? 0
        let first = copies.first { $0.copy.count > 0 }?.monday
        return CopyPage(
            title: context.text("week.copy.title"), subtitle: subtitle(total, of: monday),
            action: WeekURL.copies(monday), weekURL: WeekURL.week(monday), problem: problem,
            choices: total == 0 ? [] : copies.map { choice($0.monday, $0.copy, isChecked: $0.monday == first) })
    }

    private func subtitle(_ total: Int, of monday: CivilDay) -> String {
        let range = Argument.text(context.weekWords.range(of: monday, withYear: false))
        if total == 0 { return context.text("week.copy.nothing", ["range": range]) }
        return context.text("week.copy.subtitle", ["count": .number(total), "range": range])
    }

    private func choice(_ monday: CivilDay, _ copy: WeekCopy, isChecked: Bool) -> CopyChoice {
        CopyChoice(
            monday: monday.description, range: context.weekWords.range(of: monday, withYear: false),
            distance: distance((monday - context.today.monday) / 7), fits: fits(copy), canChoose: copy.count > 0,
            isChecked: isChecked, left: copy.left.map(words.left))
    }

    private func distance(_ weeks: Int) -> String {
        switch weeks {
        case 0: context.text("week.copy.thisWeek")
        case 1: context.text("week.copy.nextWeek")
        default: context.text("week.copy.inWeeks", ["count": .number(weeks)])
        }
    }

    /// How many fit; where none does, what keeps them out.
    private func fits(_ copy: WeekCopy) -> String {
        if copy.count > 0 { return words.fits(copy) }
        return context.text(copy.isFull ? "week.copy.full" : "week.copy.noneFits")
    }
}

extension WeekCopy {
    /// Other dishes stand wherever these would go.
    fileprivate var isFull: Bool {
        left.allSatisfy { left in
            switch left.reason {
            case .taken, .withMain: true
            case .deleted, .hidden, .rules: false
            }
        }
    }
}
