import Testing

@testable import MealMood

/// What may be tried only so often.
@Suite struct TriesTests {
    private let limit = Tries.Limit(name: "test", count: 3, seconds: 60)

    private func wait(_ tries: Tries, by who: String = "a", at now: Int64) -> Int64? {
        do {
            try tries.spend(limit, by: who, at: now)
            return nil
        } catch AppError.tooManyTries(let wait) {
            return wait
        } catch {
            return -1
        }
    }

    @Test func whoHasTriedEnoughWaitsForTheOldestToPass() {
        let tries = Tries()
        #expect([100, 110, 120, 130, 159, 160, 161].map { wait(tries, at: $0) } == [nil, nil, nil, 30, 1, nil, 9])
    }

    @Test func othersAreNotHeldUp() {
        let tries = Tries()
        for second in Int64(1)...3 { #expect(wait(tries, at: second) == nil) }
        #expect(wait(tries, at: 4) != nil)
        #expect(wait(tries, by: "b", at: 4) == nil)
        #expect((try? tries.spend(Tries.Limit(name: "other", count: 1, seconds: 60), by: "a", at: 4)) != nil)
    }

    @Test func whoGotItRightBeginsAnew() {
        let tries = Tries()
        for second in Int64(1)...3 { #expect(wait(tries, at: second) == nil) }
        tries.forget(limit, by: "a")
        #expect(wait(tries, at: 4) == nil)
    }

    @Test func aClockSetBackHoldsNobodyUp() {
        let tries = Tries()
        for second in Int64(1_000)...1_002 { #expect(wait(tries, at: second) == nil) }
        #expect(wait(tries, at: 5) == nil)
    }
}
