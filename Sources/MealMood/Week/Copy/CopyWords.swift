import Localization
import Planner

/// What a copy has to say, in words a family would use.
struct CopyWords {
    let library: DishLibrary
    let words: WeekWords

    /// So many are named in a message; the page of the weeks names all.
    private static let named = 2

    /// "9 platos copiados. Se quedan fuera: Pollo asado, martes cena: …; 3 con el hueco ya ocupado"
    func message(_ copy: WeekCopy) -> String {
        let done =
            copy.count == 0 ? text("week.copy.none") : text("notice.week.copied", ["count": .number(copy.count)])
        guard !copy.left.isEmpty else { return done }
        let list = summary(copy.left).joined(separator: "; ")
        return text("week.copy.left", ["message": .text(done), "list": .text(list)])
    }

    /// Dishes that the rules bar are named, the first of them; those without a slot are counted.
    private func summary(_ left: [WeekCopy.Left]) -> [String] {
        let taken = left.filter { if case .taken = $0.reason { true } else { false } }.count
        let hidden = left.filter { if case .hidden = $0.reason { true } else { false } }.count
        let others = left.filter { left in
            switch left.reason {
            case .taken, .hidden: false
            case .deleted, .withMain, .rules: true
            }
        }
        var parts = others.prefix(Self.named).map(self.left)
        for (key, count) in [
            ("week.copy.more", others.count - parts.count), ("week.copy.taken", taken), ("week.copy.hidden", hidden),
        ] where count > 0 {
            parts.append(text(key, ["count": .number(count)]))
        }
        return parts
    }

    /// "9 de 11 encajan"
    func fits(_ copy: WeekCopy) -> String {
        copy.left.isEmpty
            ? text("week.copy.fits.all", ["count": .number(copy.count)])
            : text("week.copy.fits", ["count": .number(copy.count), "total": .number(copy.total)])
    }

    /// "Pollo asado, martes cena: ya hay otro plato"
    func left(_ left: WeekCopy.Left) -> String {
        text(
            "week.copy.left.dish",
            [
                "dish": name(left.dish), "where": .text(words.inSentence(left.slot)),
                "reason": .text(reason(left.reason)),
            ])
    }

    private func reason(_ reason: WeekCopy.Reason) -> String {
        switch reason {
        case .deleted: text("week.copy.reason.deleted")
        case .taken: text("week.copy.reason.taken")
        case .hidden: text("week.copy.reason.hidden")
        case .withMain(let main): text("week.copy.reason.withMain", ["dish": name(main)])
        case .rules(let violations): ViolationWords(library: library, words: words).list(violations)
        }
    }

    private func name(_ dish: DishID) -> Argument { .text(library[dish]?.name ?? "") }

    private func text(_ key: String, _ arguments: [String: Argument] = [:]) -> String {
        words.texts(key, words.language, arguments)
    }
}
