import CSystem
import Glibc

extension Reactor {
    private static let acceptsPerTurn = 64

    func accept(from listener: Int32) {
        for _ in 0..<Reactor.acceptsPerTurn {
            guard acceptOne(listener, isSecure: setup.secureListeners.contains(listener)) else { return }
        }
    }

    /// False when no further connection waits.
    private func acceptOne(_ listener: Int32, isSecure: Bool) -> Bool {
        var isLoopback: Int32 = 0
        var address: String?
        let fd = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { text in
            let fd = cs_accept(listener, text.baseAddress, text.count, &isLoopback)
            if fd >= 0, let start = text.baseAddress { address = String(cString: start) }
            return fd
        }
        guard fd >= 0, let address else { return recover(from: errno, listener) }
        let peer = PeerAddress(address, isLoopback: isLoopback != 0)
        let place = peer.isLoopback || setup.proxies.contains(address) ? "" : peer.place
        if setup.live.add(from: place) {
            open(fd, peer, place, isSecure: isSecure)
        } else {
            close(fd)
        }
        return true
    }

    private func open(_ fd: Int32, _ peer: PeerAddress, _ place: String, isSecure: Bool) {
        generation = generation == .max ? 1 : generation + 1
        let connection = Connection(
            fd: fd, generation: generation, peer: peer, place: place, interest: CS_READ,
            phase: isSecure ? .handshake : .head, deadline: now + (isSecure ? limits.handshake : limits.headDeadline))
        guard cs_epoll_add(epoll, fd, CS_READ, connection.key) == 0 else {
            setup.live.remove(from: place)
            close(fd)
            return
        }
        while connections.count <= Int(fd) { connections.append(nil) }
        connections[Int(fd)] = connection
        if liveConnections == 0 { nextSweep = min(nextSweep, now + limits.sweep) }
        liveConnections += 1
    }

    /// Without descriptors the connection would stay in the queue and wake the loop for ever: the spare one is given
    /// up to accept and close it.
    private func recover(from reason: Int32, _ listener: Int32) -> Bool {
        switch reason {
        case ECONNABORTED, EINTR, EPROTO, EPERM: return true
        case EMFILE, ENFILE:
            guard spare >= 0 else { return false }
            close(spare)
            let refused = Glibc.accept(listener, nil, nil)
            if refused >= 0 { close(refused) }
            spare = Glibc.open("/dev/null", O_RDONLY | O_CLOEXEC)
            return refused >= 0
        default: return false
        }
    }

    /// Ends the connection at once and forgets it.
    func drop(_ connection: Connection) {
        guard connection.phase != .closed else { return }
        connection.phase = .closed
        if !connection.hasOutput { _ = connection.secure?.end() }
        connection.secure = nil
        connection.exchange?.channel?.end()
        connection.exchange = nil
        connections[Int(connection.fd)] = nil
        liveConnections -= 1
        setup.live.remove(from: connection.place)
        close(connection.fd)
    }

    func closeAll() {
        for connection in connections { connection.map { drop($0) } }
        closeListeners()
    }

    func closeListeners() {
        for listener in listeners { close(listener) }
        listeners = []
    }
}
