import Localization
import Planner

/// What a copy has to say, in words a family would use.
struct CopyWords {
    let library: DishLibrary
    let words: WeekWords

    /// So many are named in a message; the page of the weeks names all.
    private static let named = 3

    /// "9 platos copiados. Fuera: Pollo asado, martes cena: …"
    func message(_ copy: WeekCopy) -> String {
        let done = copy.count == 0 ? text("week.copy.none") : text("notice.week.copied", ["count": .number(copy.count)])
        guard !copy.left.isEmpty else { return done }
        var list = copy.left.prefix(Self.named).map(left)
        let more = copy.left.count - list.count
        if more > 0 { list.append(text("week.copy.more", ["count": .number(more)])) }
        return text("week.copy.left", ["message": .text(done), "list": .text(list.joined(separator: "; "))])
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
