import Testing

@testable import HTTP

@Suite struct CurrentTLSContextTests {
    private let day = CurrentTLSContext.ticketLife

    @Test func ticketKeysAreOthersEveryDay() {
        let current = CurrentTLSContext(TestIdentity.kitchen.context)
        let first = current.value(at: 5)
        #expect(first === TestIdentity.kitchen.context)
        #expect(current.value(at: day + 4) === first)
        let second = current.value(at: day + 5)
        #expect(second !== first)
        #expect(current.value(at: 2 * day + 4) === second)
        #expect(current.value(at: 2 * day + 5) !== second)
    }

    @Test func anotherCertificateBeginsItsOwnDay() {
        let current = CurrentTLSContext(TestIdentity.kitchen.context)
        _ = current.value(at: 0)
        current.replace(by: TestIdentity.pantry.context)
        #expect(current.value(at: day) === TestIdentity.pantry.context)
        #expect(current.value(at: 2 * day - 1) === TestIdentity.pantry.context)
    }
}
