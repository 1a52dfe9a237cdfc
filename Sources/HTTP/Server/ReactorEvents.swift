import CSystem

extension Reactor {
    private static let heartbeat = Array(":\n\n".utf8)

    /// Passes on what waits in a connection's event channel.
    func pump(_ connection: Connection) {
        guard connection.phase == .events, let channel = connection.exchange?.channel else { return }
        if connection.hasOutput {
            if channel.isTooSlow { drop(connection) }
            return
        }
        let (events, closed) = channel.take()
        if channel.isTooSlow { return drop(connection) }
        for event in events { out.put(event) }
        if closed { connection.isClosing = true }
        flush(connection)
        settle(connection)
    }

    /// Nothing was sent for a while: a comment finds out whether the client is still there.
    func beat(_ connection: Connection) {
        out.put(Reactor.heartbeat)
        flush(connection)
        settle(connection)
    }
}
