import CSystem

extension Reactor {
    /// Sends what is in the output buffer and then `content`; what the system does not take waits in the connection.
    func flush(_ connection: Connection, with content: [UInt8] = []) {
        defer { out.reset() }
        let total = out.count + content.count
        guard total > 0, connection.phase != .closed else { return }
        if connection.hasOutput { return keep(connection, content, from: 0) }
        let bytes = out.bytes
        let sent = content.withUnsafeBytes { more in
            connection.send(bytes, more)
        }
        guard sent >= 0 || sent == -CS_AGAIN else { return drop(connection) }
        if sent < total { keep(connection, content, from: max(0, sent)) }
    }

    /// Keeps what was not sent. Content is held, not copied: a page from a cache stays one page however many slow
    /// clients take it.
    private func keep(_ connection: Connection, _ content: [UInt8], from sent: Int) {
        let exchange = connection.needExchange()
        if !connection.hasOutput {
            exchange.outputOffset = max(0, sent - out.count)
            connection.deadline = now + limits.writeStall
        }
        if sent < out.count { exchange.output.append(Array(out.bytes[sent...])) }
        if !content.isEmpty { exchange.output.append(content) }
    }

    func becameWritable(_ connection: Connection) {
        guard let exchange = connection.exchange, !exchange.output.isEmpty else {
            if connection.isClosing { settle(connection) }
            return
        }
        var sent = 0
        while let chunk = exchange.output.first {
            sent = chunk.withUnsafeBytes { bytes in
                connection.send(UnsafeRawBufferPointer(rebasing: bytes[exchange.outputOffset...]))
            }
            guard sent > 0 else { break }
            connection.deadline = now + limits.writeStall
            exchange.outputOffset += sent
            guard exchange.outputOffset == chunk.count else { break }
            exchange.output.removeFirst()
            exchange.outputOffset = 0
        }
        if sent < 0, sent != -CS_AGAIN { return drop(connection) }
        if exchange.output.isEmpty { outputIsGone(connection) }
    }

    private func outputIsGone(_ connection: Connection) {
        switch connection.phase {
        case .idle, .head, .body:
            if connection.isClosing { settle(connection) } else { resume(connection) }
        case .events: pump(connection)
        case .handshake, .waiting, .lingering, .closed: settle(connection)
        }
    }

    /// Decides what the connection waits for now, until when, and whether it is over.
    func settle(_ connection: Connection) {
        guard connection.phase != .closed else { return }
        if !connection.hasOutput {
            if connection.isClosing { return sayGoodbye(connection) }
            setDeadline(connection)
            if isStopping, connection.phase == .idle { return sayGoodbye(connection) }
            if connection.peerIsDone, connection.phase != .waiting { return drop(connection) }
        }
        if let exchange = connection.exchange, exchange.isEmpty { connection.exchange = nil }
        updateInterest(connection)
    }

    private func setDeadline(_ connection: Connection) {
        switch connection.phase {
        case .idle:
            let hasBegun = connection.exchange.map { !$0.input.isEmpty } ?? false
            if hasBegun { connection.phase = .head }
            connection.deadline = now + (hasBegun ? limits.headDeadline : limits.idle)
        case .body:
            guard let incoming = connection.exchange?.incoming else { return }
            let granted = Int64(incoming.received) * 1000 / limits.bodyRate
            connection.deadline = incoming.began + limits.bodyGrace + granted
        case .waiting: connection.deadline = 0
        case .events: connection.deadline = now + limits.eventHeartbeat
        case .handshake, .head, .lingering, .closed: break
        }
    }

    /// Closes so that the client gets the answer: octets that it still sends would otherwise reset the connection and
    /// destroy the answer on its way (RFC 9112 §9.6).
    func sayGoodbye(_ connection: Connection) {
        if let secure = connection.secure, !secure.end() {
            connection.deadline = now + limits.writeStall
            return updateInterest(connection)
        }
        connection.secure = nil
        guard connection.lingers, connection.phase != .events, !connection.peerIsDone else { return drop(connection) }
        cs_shutdown_write(connection.fd)
        connection.phase = .lingering
        connection.isClosing = false
        connection.exchange = nil
        connection.deadline = now + limits.linger
        updateInterest(connection)
    }

    func updateInterest(_ connection: Connection) {
        let needed = connection.neededReadiness
        if let secure = connection.secure { listUnread(connection, secure) }
        guard needed != connection.interest else { return }
        connection.interest = needed
        if cs_epoll_change(epoll, connection.fd, needed, connection.key) != 0 { drop(connection) }
    }
}
