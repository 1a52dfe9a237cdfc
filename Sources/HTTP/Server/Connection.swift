/// One client's connection, confined to its reactor. What only a busy connection needs is in `exchange`, so that a
/// silent one costs next to nothing.
final class Connection {
    enum Phase: UInt8 {
        /// Encryption is being agreed on.
        case handshake
        /// Between two requests.
        case idle
        /// A head is expected, since the connection is new, or has begun to come.
        case head
        /// Content is coming.
        case body
        /// A ticket is out.
        case waiting
        /// An event stream is open.
        case events
        /// Everything is said; what still comes is thrown away.
        case lingering
        case closed
    }

    let fd: Int32
    let generation: UInt32
    let peer: PeerAddress
    /// What its place is counted as; empty when it is not counted.
    let place: String
    @exclusivity(unchecked) var phase: Phase
    @exclusivity(unchecked) var interest: UInt32
    /// No further request is taken; the connection ends when the output is gone.
    @exclusivity(unchecked) var isClosing = false
    /// Reading on before the end, because the client may still be sending.
    @exclusivity(unchecked) var lingers = false
    /// The client has sent its last octet.
    @exclusivity(unchecked) var peerIsDone = false
    @exclusivity(unchecked) var ticket: UInt32 = 0
    /// On the coarse clock, in milliseconds; 0 is never.
    @exclusivity(unchecked) var deadline: Int64
    @exclusivity(unchecked) var exchange: Exchange?
    /// Nil while the connection speaks plainly.
    @exclusivity(unchecked) var secure: TLSStream?
    /// Octets that have to wait in the socket before a handshake is looked at; 0 for any.
    @exclusivity(unchecked) var awaited: UInt16 = 0
    /// Speaks plainly where it should be encrypted.
    @exclusivity(unchecked) var isStray = false

    init(
        fd: Int32, generation: UInt32, peer: PeerAddress, place: String, interest: UInt32, phase: Phase,
        deadline: Int64
    ) {
        self.fd = fd
        self.generation = generation
        self.peer = peer
        self.place = place
        self.interest = interest
        self.phase = phase
        self.deadline = deadline
    }

    var key: UInt64 { UInt64(generation) << 32 | UInt64(UInt32(bitPattern: fd)) }

    var hasOutput: Bool { exchange.map { !$0.output.isEmpty } ?? false }

    /// Whether octets that come now belong to a request that may be worked on.
    var takesRequests: Bool {
        switch phase {
        case .idle, .head, .body: !isClosing && !hasOutput
        case .handshake, .waiting, .events, .lingering, .closed: false
        }
    }

    func needExchange() -> Exchange {
        if let exchange { return exchange }
        let made = Exchange()
        exchange = made
        return made
    }
}
