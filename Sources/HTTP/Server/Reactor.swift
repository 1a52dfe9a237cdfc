import CSystem
import Glibc

/// One thread's loop: accepts, reads, has requests answered and writes, for connections that it alone touches.
/// Never Sendable: it is made and run on its thread; other threads reach it through its mailbox.
final class Reactor {
    static let receiveCapacity = 64 * 1024
    /// Octets of input that may wait behind a request that is worked on.
    static let inputLimit = 64 * 1024
    /// Messages and events of one turn, so that a fan-out to thousands lets others in between.
    static let turnLimit = 256
    private static let mailboxKey = UInt64.max

    let setup: ReactorSetup
    let limits: ReactorLimits
    let handler: any Handler
    let epoll: Int32
    let out = OutputBuffer()
    let answerHead = AnswerHead()
    /// Holds what waited of a connection's input, and behind it what is received.
    let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 * 1024, alignment: 16)

    /// Indexed by descriptor.
    @exclusivity(unchecked) var connections: [Connection?] = []
    @exclusivity(unchecked) var liveConnections = 0
    @exclusivity(unchecked) var generation: UInt32 = 0
    @exclusivity(unchecked) var listeners: [Int32]
    @exclusivity(unchecked) var spare: Int32
    @exclusivity(unchecked) var now: Int64 = cs_milliseconds()
    @exclusivity(unchecked) var nextSweep: Int64 = 0
    @exclusivity(unchecked) var head = RequestHead()
    @exclusivity(unchecked) var builder: RequestBuilder
    @exclusivity(unchecked) var currentTicket: (fd: Int32, number: UInt32) = (-1, 0)
    @exclusivity(unchecked) var isStopping = false
    @exclusivity(unchecked) var drainEnd = Int64.max
    @exclusivity(unchecked) var logLines: [UInt8] = []
    /// Begun in this turn.
    @exclusivity(unchecked) var handshakes = 0
    /// Keys of connections with input that epoll does not know of.
    @exclusivity(unchecked) var unread: [UInt64] = []
    /// Taken out of the mailbox, and how far they have been seen to.
    @exclusivity(unchecked) var messages: [Mailbox.Message] = []
    @exclusivity(unchecked) var nextMessage = 0
    private(set) lazy var reply = makeReply()

    /// - Throws: `SystemError` without descriptors.
    init(_ setup: ReactorSetup, handler: any Handler) throws {
        self.setup = setup
        self.handler = handler
        limits = setup.limits
        listeners = setup.listeners + setup.secureListeners
        builder = RequestBuilder(seed: setup.seed)
        epoll = cs_epoll_create()
        spare = open("/dev/null", O_RDONLY | O_CLOEXEC)
        guard epoll >= 0 else { throw SystemError(call: "epoll_create1") }
        guard register() else { throw SystemError(call: "epoll_ctl") }
    }

    deinit {
        scratch.deallocate()
        close(epoll)
        if spare >= 0 { close(spare) }
    }

    func run() {
        var events = [cs_event](repeating: cs_event(), count: Reactor.turnLimit)
        while !isDone {
            let found = cs_epoll_wait(epoll, &events, Int32(events.count), waitTime)
            now = cs_milliseconds()
            handshakes = 0
            for index in 0..<max(0, Int(found)) { react(to: events[index]) }
            if !unread.isEmpty { readUnread() }
            work()
            if now >= nextSweep { sweep() }
            writeLog()
        }
        closeAll()
        discardMessages()
    }

    private var isDone: Bool { isStopping && (liveConnections == 0 || now >= drainEnd) }

    private func register() -> Bool {
        let read = CS_READ
        guard cs_epoll_add(epoll, setup.mailbox.descriptor, read, Reactor.mailboxKey) == 0 else { return false }
        for listener in listeners where cs_epoll_add(epoll, listener, read, Reactor.key(listener)) != 0 { return false }
        return true
    }

    /// Listeners have generation 0, which no connection has.
    private static func key(_ listener: Int32) -> UInt64 { UInt64(UInt32(bitPattern: listener)) }

    private var waitTime: Int32 {
        if nextMessage < messages.count || !unread.isEmpty { return 0 }
        if liveConnections == 0 && !isStopping { return -1 }
        return Int32(max(1, min(nextSweep - now, 60_000)))
    }

    private func react(to event: cs_event) {
        if event.key == Reactor.mailboxKey {
            messages += setup.mailbox.takeAll()
            return
        }
        let fd = Int32(bitPattern: UInt32(truncatingIfNeeded: event.key))
        if event.key >> 32 == 0 { return accept(from: fd) }
        guard let connection = connection(event.key) else { return }
        let ready = connection.secure?.allowed(by: event.ready) ?? event.ready
        if ready & CS_WRITE != 0 { becameWritable(connection) }
        if ready & CS_READ != 0, connection.phase != .closed { becameReadable(connection) }
        if ready == CS_BROKEN { drop(connection) }
    }

    private func makeReply() -> Reply {
        let mailbox = setup.mailbox
        return Reply(each: { [unowned self] in
            let (fd, number) = currentTicket
            return { mailbox.post(.answer(fd: fd, ticket: number, $0)) }
        })
    }

    func connection(_ fd: Int32) -> Connection? {
        Int(fd) < connections.count ? connections[Int(fd)] : nil
    }

    /// Nil when the key's connection is gone, whoever has its descriptor now.
    func connection(_ key: UInt64) -> Connection? {
        let found = connection(Int32(bitPattern: UInt32(truncatingIfNeeded: key)))
        return found?.key == key ? found : nil
    }

    private func writeLog() {
        if logLines.isEmpty { return }
        logLines.withUnsafeBytes { lines in
            var start = 0
            while start < lines.count {
                let written = write(setup.logDescriptor, lines.baseAddress! + start, lines.count - start)
                if written <= 0 { break }
                start += written
            }
        }
        logLines.removeAll(keepingCapacity: true)
    }
}
