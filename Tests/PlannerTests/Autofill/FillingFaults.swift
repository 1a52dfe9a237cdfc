import Planner

extension Filling {
    /// Everything that is wrong with this answer to a week, in words; whether it is the best is not asked.
    func faults(in week: Week) -> [String] {
        let plan = SlowPlan(week, assignments)
        return placementFaults(plan) + claimFaults(plan) + unfilledFaults(plan) + unmetFaults(plan)
    }

    private func placementFaults(_ plan: SlowPlan) -> [String] {
        let open = SlowPlan.open(plan.week)
        var faults: [String] = []
        for (before, after) in zip(assignments, assignments.dropFirst()) where before.slot >= after.slot {
            faults.append("\(after.slot) stands after \(before.slot)")
        }
        for assignment in assignments {
            let place = "\(assignment.dish) in \(assignment.slot)"
            if !open.contains(assignment.slot) { faults.append("\(place): not a slot to fill") }
            if !plan.offered.contains(where: { $0.id == assignment.dish }) { faults.append("\(place): not offered") }
            let broken = plan.broken(by: assignment.dish, in: assignment.slot)
            if !broken.isEmpty { faults.append("\(place) breaks \(broken.map(\.description).sorted())") }
        }
        return faults
    }

    private func claimFaults(_ plan: SlowPlan) -> [String] {
        var faults: [String] = []
        let truth = plan.score
        if score != truth { faults.append("claims \(score.text), is \(truth.text)") }
        if bound < truth { faults.append("\(truth.text) is better than the bound \(bound.text)") }
        if proof == .optimal, bound != score { faults.append("optimal, yet \(score.text) of \(bound.text)") }
        if proof == .filled, bound.filled != score.filled { faults.append("filled, yet bound \(bound.text)") }
        return faults
    }

    private func unfilledFaults(_ plan: SlowPlan) -> [String] {
        let left = SlowPlan.open(plan.week).filter { slot in !assignments.contains { $0.slot == slot } }
        guard unfilled.map(\.slot) == left else { return ["unfilled \(unfilled.map(\.slot)), is \(left)"] }
        return unfilled.compactMap { entry in
            var blocked: [RuleID: Int] = [:]
            for dish in plan.offered {
                for rule in plan.broken(by: dish.id, in: entry.slot) { blocked[rule, default: 0] += 1 }
            }
            return entry.blockedBy == blocked ? nil : "\(entry.slot): blocked by \(entry.blockedBy), is \(blocked)"
        }
    }

    private func unmetFaults(_ plan: SlowPlan) -> [String] {
        let missed = plan.week.tags.filter { plan.missing($0).wants > 0 }
        guard unmet.map(\.tag) == missed.map(\.id) else { return ["unmet \(unmet.map(\.tag)), is \(missed.map(\.id))"] }
        return zip(unmet, missed).compactMap { entry, tag in
            let isCarried = plan.offered.contains { $0.tags.contains(tag.id) }
            let isRight = entry.has == plan.missing(tag).has && entry.wants == tag.minPerWeek
            return isRight && (entry.because == .noDish) == !isCarried ? nil : "\(entry) of \(tag)"
        }
    }
}

extension Score {
    /// The five numbers, for messages.
    var text: String { "F\(filled) S\(shortfall) T\(traditions) P\(priority) D\(distinct)" }
}
