/// One write of somebody: the documents that it was the last to change.
struct NewsDeed {
    let by: MemberID
    let heads: [DocumentHead]

    /// Documents in the order of their changes, write by write.
    static func deeds(in heads: [DocumentHead]) -> [NewsDeed] {
        var deeds: [NewsDeed] = []
        for head in heads {
            if let last = deeds.last, last.heads[0].seq == head.seq {
                deeds[deeds.count - 1] = NewsDeed(by: last.by, heads: last.heads + [head])
            } else {
                deeds.append(NewsDeed(by: head.by, heads: [head]))
            }
        }
        return deeds.filter(\.isWorthTelling)
    }

    /// What it was about, though other documents changed with it.
    var subject: DocumentHead? {
        let order: [DocumentKind] = [.slot, .tag, .dish, .weekPlan, .household, .member]
        if let person = heads.first(where: { $0.kind == .member && ($0.rev == 1 || $0.deletedAt != nil) }) {
            return person
        }
        return order.lazy.compactMap { kind in heads.first { $0.kind == kind } }.first
    }

    var slots: [DocumentHead] { heads.filter { $0.kind == .slot } }

    /// Another name or colour of a person shows by itself.
    private var isWorthTelling: Bool {
        guard let subject, subject.kind == .member else { return true }
        return subject.rev == 1 || subject.deletedAt != nil
    }
}
