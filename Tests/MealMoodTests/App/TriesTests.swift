import HTTP
import Testing

@testable import MealMood

/// What may be tried only so often.
@Suite struct TriesTests {
    private let limit = TryLimit("test", count: 3, seconds: 60)

    private func wait(_ tries: Tries, by who: String = "a", at now: Int64) -> Int64? {
        pause(tries, limit, who, at: now)
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
        #expect((try? tries.spend(TryLimit("other", count: 1, seconds: 60), by: "a", at: 4)) != nil)
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

    @Test func eachTryMakesTheNextWaitLongerUpToAMinute() {
        let tries = Tries()
        var (now, waits): (Int64, [Int64]) = (1_000, [])
        for _ in 0..<9 {
            #expect(throws: Never.self) { try tries.spend(.passwords, by: "ana", at: now) }
            let wait = pause(tries, .passwords, "ana", at: now) ?? 0
            waits.append(wait)
            now += wait
        }
        #expect(waits == [1, 2, 4, 8, 16, 32, 60, 60, 60])
        #expect(pause(tries, .passwords, "ana", at: now + TryLimit.passwords.seconds) == nil, "an hour is enough")
    }

    @Test func aRightAnswerBuysNoWrongOnes() {
        let tries = Tries()
        let limit = TryLimit("test", count: 3, seconds: 60)
        for _ in 0..<2 { #expect(pause(tries, limit, "a", at: 1) == nil) }
        #expect(pause(tries, limit, "a", at: 1) == nil)
        tries.giveBack(limit, by: "a")
        #expect(pause(tries, limit, "a", at: 2) == nil)
        #expect(pause(tries, limit, "a", at: 2) != nil)
    }

    @Test func aCrowdOfStrangersDoesNotFreeWhoHasTriedTheMost() {
        let tries = Tries()
        for second in Int64(1)...3 { _ = wait(tries, by: "guesser", at: second) }
        for stranger in 0..<10_000 { _ = wait(tries, by: "\(stranger)", at: 4) }
        #expect(wait(tries, by: "guesser", at: 5) != nil)
    }

    @Test(arguments: [
        ("192.168.1.4", "192.168.1.4"), ("::ffff:192.168.1.4", "192.168.1.4"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2"),
        ("2001:db8:1:2::9", "2001:db8:1:2"), ("fe80::1", "fe80:0:0:0:0:0:0:1"),
    ])
    func oneLineIsOneAddress(_ address: String, _ network: String) {
        #expect(ClientAddress(PeerAddress(address, isLoopback: false)).network == network)
    }

    private func pause(_ tries: Tries, _ limit: TryLimit, _ who: String, at now: Int64) -> Int64? {
        do {
            try tries.spend(limit, by: who, at: now)
            return nil
        } catch AppError.tooManyTries(let wait) {
            return wait
        } catch {
            return -1
        }
    }
}
