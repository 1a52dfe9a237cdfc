/// Where and how a server listens.
package struct ServerConfiguration: Sendable {
    /// Writes one answer's line, with its line end, to the log that the reactor writes out once a turn.
    package typealias Log = @Sendable (_ record: AccessRecord, _ line: inout [UInt8]) -> Void

    /// Numeric addresses to bind, IPv4 or IPv6; `0.0.0.0` and `::` are all addresses of that family.
    package var hosts: [String]
    /// 0 lets the system choose; `Server.port` tells.
    package var port: Int
    /// Threads that read, answer and write; 0 means one for each processor.
    package var reactors: Int
    package var limits: ServerLimits
    /// Numeric addresses of proxies before this server.
    package var proxies: Set<String> = []
    /// Encrypted connections, if any, beside the plain ones.
    package var secure: Secure?
    /// Sent on an event stream that is silent for `ServerLimits.eventHeartbeat`. A named event, since the scripts of
    /// a page do not see comments (WHATWG HTML §9.2.6).
    package var eventBeat = Array("event: beat\ndata:\n\n".utf8)
    /// Called on the reactor once for each finished answer.
    package var log: Log?
    /// The descriptor that the log's lines are written to.
    package var logDescriptor: Int32

    /// Where encrypted connections are taken, and with which certificate.
    package struct Secure: Sendable {
        package var hosts: [String]
        /// 0 lets the system choose; `Server.securePort` tells.
        package var port: Int
        package var context: TLSContext

        package init(hosts: [String] = ["127.0.0.1"], port: Int, context: TLSContext) {
            self.hosts = hosts
            self.port = port
            self.context = context
        }
    }

    package init(
        hosts: [String] = ["127.0.0.1"], port: Int, reactors: Int = 0, secure: Secure? = nil,
        limits: ServerLimits = ServerLimits(), log: Log? = nil, logDescriptor: Int32 = 1
    ) {
        self.hosts = hosts
        self.port = port
        self.reactors = reactors
        self.secure = secure
        self.limits = limits
        self.log = log
        self.logDescriptor = logDescriptor
    }
}
