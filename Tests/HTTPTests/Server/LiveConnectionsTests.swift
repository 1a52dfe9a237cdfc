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
        #expect((0..<4).map { _ in live.add(from: "192.168.1.7") } == [true, true, false, false])
        #expect((0..<4).map { _ in live.add(from: "192.168.1.8") } == [true, true, false, false])
        #expect(live.add(from: "192.168.1.9"))
        #expect(!live.add(from: "192.168.1.10"), "beyond the limit of the server")
    }

    @Test func placesComeBack() {
        for _ in 0..<3 {
            #expect(live.add(from: "192.168.1.7"))
            #expect(live.add(from: "192.168.1.7"))
            #expect(!live.add(from: "192.168.1.7"))
            live.remove(from: "192.168.1.7")
            live.remove(from: "192.168.1.7")
        }
    }

    @Test func whatIsNotCountedApartMayTakeAllPlaces() {
        #expect((0..<6).map { _ in live.add(from: "") } == [true, true, true, true, true, false])
        live.remove(from: "")
        #expect(live.add(from: "192.168.1.1"))
    }
}
