import CSystem

extension Reactor {
    /// Connections that one sweep may see to; closing thousands at once, or sending something to each, would keep all
    /// others waiting.
    private static let limitOfSweep = 128

    /// Ends what is overdue. Looking at ten thousand connections takes microseconds, so no timers are kept.
    func sweep() {
        nextSweep = now + limits.sweep
        var expired = 0
        for index in connections.indices {
            guard let connection = connections[index], connection.deadline != 0, connection.deadline <= now else {
                continue
            }
            expire(connection)
            expired += 1
            if expired == Reactor.limitOfSweep {
                nextSweep = now
                return
            }
        }
    }

    private func expire(_ connection: Connection) {
        if connection.hasOutput { return drop(connection) }
        switch connection.phase {
        case .events: beat(connection)
        case .head where connection.exchange != nil, .body: timeOut(connection)
        case .handshake, .idle, .head, .waiting, .lingering, .closed: drop(connection)
        }
    }

    private func timeOut(_ connection: Connection) {
        var context = connection.exchange?.incoming?.context ?? AnswerContext()
        context.began = 0
        connection.exchange = nil
        connection.phase = .idle
        end(connection, .plain(.requestTimeout), context)
        flush(connection)
        settle(connection)
    }

    /// Accepts nothing more, lets what is under way end, and ends what waits for nothing.
    func stop() {
        guard !isStopping else { return }
        for listener in listeners { accept(from: listener) }
        isStopping = true
        closeListeners()
        drainEnd = now + limits.drain
        for connection in connections {
            guard let connection else { continue }
            switch connection.phase {
            case .handshake: drop(connection)
            case .idle: leave(connection)
            case .head where connection.exchange == nil: leave(connection)
            case .events: connection.exchange?.channel?.close()
            case .head, .body, .waiting, .lingering, .closed: break
            }
        }
    }

    /// A request may have come in the meantime: it is answered, or else the connection ends.
    private func leave(_ connection: Connection) {
        if connection.hasOutput { return }
        connection.phase = .idle
        becameReadable(connection)
        if connection.phase == .idle, !connection.hasOutput { drop(connection) }
    }
}
