/// What a reactor is given before it runs.
struct ReactorSetup: Sendable {
    var mailbox: Mailbox
    /// Non-blocking listening sockets; the reactor closes them.
    var listeners: [Int32]
    /// The same for encrypted connections.
    var secureListeners: [Int32]
    var tls: CurrentTLSContext?
    var proxies: Set<String>
    var limits: ReactorLimits
    var eventBeat: [UInt8]
    var log: ServerConfiguration.Log?
    var logDescriptor: Int32
    /// Connections of all reactors together.
    var live: LiveConnections
    var seed: UInt32
}

/// `ServerLimits` in the units of the coarse clock: milliseconds.
struct ReactorLimits: Sendable {
    let parser: HeadParser
    let handshake: Int64
    let headDeadline: Int64
    let bodyGrace: Int64
    let bodyRate: Int64
    let idle: Int64
    let writeStall: Int64
    let linger: Int64
    let eventHeartbeat: Int64
    let drain: Int64
    let sweep: Int64

    init(_ limits: ServerLimits) {
        parser = HeadParser(
            requestLineLimit: limits.requestLine, headLimit: limits.head, fieldLimit: limits.fields)
        handshake = ReactorLimits.milliseconds(limits.handshake)
        headDeadline = ReactorLimits.milliseconds(limits.headDeadline)
        bodyGrace = ReactorLimits.milliseconds(limits.bodyGrace)
        bodyRate = Int64(max(limits.bodyRate, 1))
        idle = ReactorLimits.milliseconds(limits.idle)
        writeStall = ReactorLimits.milliseconds(limits.writeStall)
        linger = ReactorLimits.milliseconds(limits.linger)
        eventHeartbeat = ReactorLimits.milliseconds(limits.eventHeartbeat)
        drain = ReactorLimits.milliseconds(limits.drain)
        sweep = max(ReactorLimits.milliseconds(limits.sweep), 1)
    }

    private static func milliseconds(_ duration: Duration) -> Int64 {
        duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
    }
}
