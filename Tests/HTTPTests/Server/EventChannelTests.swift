import Testing

@testable import HTTP

@Suite struct EventChannelTests {
    @Test func unattachedChannelKeepsWhatWasSent() {
        let channel = EventChannel()
        channel.send([1])
        channel.send([2, 3])
        #expect(channel.take().events == [[1], [2, 3]])
        #expect(channel.take().events.isEmpty)
        channel.send([4])
        channel.close()
        channel.send([5])
        let last = channel.take()
        #expect(last.events == [[4]])
        #expect(last.closed)
    }

    @Test func endIsToldOnceToEverybodyWhoAsked() {
        let ended = JobQueue<String>()
        let channel = EventChannel()
        channel.onClose { _ = ended.push("before") }
        channel.close()
        channel.close()
        channel.end()
        channel.onClose { _ = ended.push("after") }
        ended.close()
        #expect(ended.popAll() == ["before", "after"])
    }

    @Test func wakesWhenSomethingBeginsToWait() {
        let wakes = JobQueue<Int>()
        let channel = EventChannel()
        channel.send([1])
        channel.attach { _ = wakes.push(1) }
        channel.send([2])
        _ = channel.take()
        channel.send([3])
        channel.send([4])
        channel.close()
        #expect(wakes.popAll().count == 3)
    }

    @Test func moreThanTheLimitMayNotWait() {
        let channel = EventChannel()
        channel.send([UInt8](repeating: 0, count: EventChannel.pendingLimit))
        #expect(!channel.isClosed)
        channel.send([0])
        #expect(channel.isClosed)
        #expect(channel.isTooSlow)
        #expect(channel.take().events.isEmpty)
    }
}
