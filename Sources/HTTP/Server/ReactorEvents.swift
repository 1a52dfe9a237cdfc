import CSystem

extension Reactor {
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

    /// Nothing was sent for a while: both sides find out whether the other is still there.
    func beat(_ connection: Connection) {
        out.put(setup.eventBeat)
        flush(connection)
        settle(connection)
    }
}
