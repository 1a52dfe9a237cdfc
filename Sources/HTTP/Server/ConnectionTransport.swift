import CSystem

/// The one way to a connection's octets, encrypted or not. Results as those of `cs_receive` and `cs_send`.
extension Connection {
    @inline(__always)
    func receive(_ target: UnsafeMutableRawPointer, _ room: Int) -> Int {
        if let secure { return secure.receive(target, room) }
        return cs_receive(fd, target, room)
    }

    @inline(__always)
    func send(_ bytes: UnsafeRawBufferPointer) -> Int {
        if let secure { return secure.send(bytes) }
        return cs_send(fd, bytes.baseAddress, bytes.count)
    }

    /// Sends one behind the other, at best with one call.
    func send(_ bytes: UnsafeRawBufferPointer, _ more: UnsafeRawBufferPointer) -> Int {
        if more.isEmpty { return send(bytes) }
        guard let secure else { return cs_send_two(fd, bytes.baseAddress, bytes.count, more.baseAddress, more.count) }
        let first = secure.send(bytes)
        guard first == bytes.count else { return first }
        let second = secure.send(more)
        if second == -CS_AGAIN { return first }
        return second < 0 ? second : first + second
    }

    /// What the socket is to be watched for.
    var neededReadiness: UInt32 {
        let wanted = (wantsOutput ? CS_WRITE : 0) | (wantsInput ? CS_READ : 0)
        return secure?.needs(for: wanted) ?? wanted
    }

    /// Output is there, or a goodbye that the socket did not take yet.
    private var wantsOutput: Bool { hasOutput || isClosing }

    var wantsInput: Bool {
        switch phase {
        case .idle, .head, .body: takesRequests
        case .waiting: !peerIsDone && (exchange?.input.count ?? 0) < Reactor.inputLimit
        case .handshake, .events, .lingering: true
        case .closed: false
        }
    }
}
