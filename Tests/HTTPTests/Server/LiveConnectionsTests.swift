import Testing

@testable import HTTP

@Suite struct LiveConnectionsTests {
    private let live: LiveConnections

    init() {
        var limits = ServerLimits()
        limits.connections = 5
        limits.connectionsOfOneAddress = 2
        live = LiveConnections(limits)
    }

    @Test func oneAddressLeavesRoomForOthers() {
        #expect((0..<4).map { _ in live.add(from: 7) } == [true, true, false, false])
        #expect((0..<4).map { _ in live.add(from: 8) } == [true, true, false, false])
        #expect(live.add(from: 9))
        #expect(!live.add(from: 10), "beyond the limit of the server")
    }

    @Test func placesComeBack() {
        for _ in 0..<3 {
            #expect(live.add(from: 7))
            #expect(live.add(from: 7))
            #expect(!live.add(from: 7))
            live.remove(from: 7)
            live.remove(from: 7)
        }
    }

    @Test func whatIsNotCountedApartMayTakeAllPlaces() {
        #expect((0..<6).map { _ in live.add(from: 0) } == [true, true, true, true, true, false])
        live.remove(from: 0)
        #expect(live.add(from: 1))
    }
}
