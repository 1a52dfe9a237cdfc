/// A first plan for the minima: position by position the class that serves the scarcest need and still lets the rest be
/// filled.
struct FirstPlan {
    static let nodesAChoice = 40

    let minima: FillSearch
    let effort: Effort

    /// Walks once; answers the shortfall it ended with, and lets the search know the way. Nil when it got stuck.
    func walk(empty: Int) -> Int? {
        var course = Course(minima.puzzle)
        var (left, steps) = (empty, [Step]())
        for position in minima.puzzle.slots.indices where minima.puzzle.open.has(position) {
            guard let choice = choose(&course, position, empty: left) else { return nil }
            steps.append(Step(position: position, empty: left, choice: choice))
            if choice == Course.empty {
                left -= 1
            } else {
                course.place(choice, tags: minima.puzzle.classes[choice].tags, at: position)
            }
        }
        note(steps, short: course.missing)
        return course.missing
    }

    private struct Step {
        let position: Int
        let empty: Int
        let choice: Int
    }

    private func choose(_ course: inout Course, _ position: Int, empty: Int) -> Int? {
        let barred = minima.grid.barred(position, course)
        for choice in byNeed(minima.choices[position], course) where choice.isLegal(barred: barred, course) {
            course.place(choice.number, tags: choice.tags, at: position)
            let answer = goesOn(&course, after: position, empty: empty)
            course.lift(position)
            if answer { return choice.number }
        }
        return empty > 0 && goesOn(&course, after: position, empty: empty - 1) ? Course.empty : nil
    }

    private func goesOn(_ course: inout Course, after position: Int, empty: Int) -> Bool {
        effort.within(Self.nodesAChoice) { minima.plain?.can(&course, from: position + 1, empty: empty) } == .yes
    }

    private func byNeed(_ choices: [Choice], _ course: borrowing Course) -> [Choice] {
        var urgency = Array(repeating: 0, count: minima.puzzle.tagCount)
        minima.puzzle.needed.forEachBit { tag in
            guard course.need[tag] > 0 else { return }
            let stock = minima.puzzle.capped.has(tag) ? course.left[tag] : minima.puzzle.openCount
            urgency[tag] = 1_000 * course.need[tag] / max(1, stock)
        }
        let weighed = choices.enumerated().map { place, choice in
            var weight = 0
            choice.tags.forEachBit { weight += urgency[$0] }
            return (choice: choice, weight: weight, place: place)
        }
        return weighed.sorted { ($0.weight, $1.place) > ($1.weight, $0.place) }.map(\.choice)
    }

    private func note(_ steps: [Step], short: Int) {
        var course = Course(minima.puzzle)
        for step in steps where course.missing > short {
            minima.note(course, at: step.position, empty: step.empty, short: short, choosing: step.choice)
            guard step.choice != Course.empty else { continue }
            course.place(step.choice, tags: minima.puzzle.classes[step.choice].tags, at: step.position)
        }
    }
}
