import Planner

/// What cannot be told from a file alone: how tags are called in the other language, and how far weeks go by now.
struct TransferCheck {
    let texts: Texts
    /// Seconds since 1970.
    let now: Int64

    init(_ context: MemberContext) { (texts, now) = (context.texts, context.visitor.now) }

    func fault(in file: TransferFile) -> TransferFault? { sameName(file.tags) ?? tooFar(file.weeks) }

    private func sameName(_ tags: [Tag]) -> TransferFault? {
        var known: Set<String> = []
        for (index, tag) in tags.enumerated() {
            let names = tag.foldedNames(texts)
            guard known.isDisjoint(with: names) else { return .field(place(.tags, index), .name, .twice) }
            known.formUnion(names)
        }
        return nil
    }

    /// Wherever on Earth the household planned, its day is not later than there.
    private static let earliestZone = "Pacific/Kiritimati"

    private func tooFar(_ weeks: [TransferWeek]) -> TransferFault? {
        let today = Clock.day(at: now, timeZone: Self.earliestZone)
        let index = weeks.firstIndex { WeekAccess(monday: $0.monday, today: today).isTooFar }
        return index.map { .field(place(.weeks, $0), .monday, .tooFar) }
    }

    private func place(_ list: TransferField, _ index: Int) -> TransferPlace {
        TransferPlace().adding(list, number: index + 1)
    }
}
