import CSystem

extension Reactor {
    func becameReadable(_ connection: Connection) {
        switch connection.phase {
        case .handshake: shakeHands(connection)
        case .idle, .head, .body:
            if connection.takesRequests { receive(connection) }
        case .waiting: receiveAhead(connection)
        case .events, .lingering: discard(connection)
        case .closed: return
        }
    }

    /// Reads behind what waited of this connection's input, and works on both.
    private func receive(_ connection: Connection) {
        let kept = restoreInput(connection)
        let room = min(Reactor.receiveCapacity, scratch.count - kept)
        let count = connection.receive(scratch.baseAddress! + kept, room)
        if count > 0 { return process(connection, kept + count) }
        guard count == -CS_AGAIN else { return drop(connection) }
        keepInput(connection, 0..<kept)
        updateInterest(connection)
    }

    /// Works on input that had to wait, without reading.
    func resume(_ connection: Connection) {
        let kept = restoreInput(connection)
        process(connection, kept)
    }

    /// Moves what waited to the start of the scratch memory; returns its length.
    private func restoreInput(_ connection: Connection) -> Int {
        guard let exchange = connection.exchange, !exchange.input.isEmpty else { return 0 }
        exchange.input.withUnsafeBytes { scratch.copyMemory(from: $0) }
        let count = exchange.input.count
        exchange.input = []
        return count
    }

    private func keepInput(_ connection: Connection, _ range: Range<Int>) {
        guard !range.isEmpty else { return }
        connection.needExchange().input = Array(scratch[range])
    }

    /// Works on the first `count` octets of the scratch memory, then writes and waits for more.
    private func process(_ connection: Connection, _ count: Int) {
        var at = 0
        while at < count, connection.takesRequests {
            let input = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(scratch)[at..<count])
            if connection.phase == .body {
                at += takeContent(connection, input)
            } else {
                guard let used = takeHead(connection, input) else { break }
                at += used
            }
            if out.count > Reactor.receiveCapacity { flush(connection) }
        }
        finishTurn(connection, rest: at..<count)
    }

    /// Keeps what was not used, writes, and decides what the connection waits for.
    private func finishTurn(_ connection: Connection, rest: Range<Int>) {
        guard connection.phase != .closed else { return out.reset() }
        if connection.isClosing {
            if !rest.isEmpty { connection.lingers = true }
        } else {
            keepInput(connection, rest)
        }
        flush(connection)
        settle(connection)
    }

    /// Requests behind one that a ticket is out for: kept, up to a limit, for their turn.
    private func receiveAhead(_ connection: Connection) {
        let exchange = connection.needExchange()
        let count = connection.receive(scratch.baseAddress!, Reactor.receiveCapacity)
        if count > 0 {
            exchange.input.append(contentsOf: UnsafeRawBufferPointer(rebasing: scratch[..<count]))
        } else if count == 0 {
            connection.peerIsDone = true
        } else if count != -CS_AGAIN {
            return drop(connection)
        }
        updateInterest(connection)
    }

    private func discard(_ connection: Connection) {
        let count = connection.receive(scratch.baseAddress!, Reactor.receiveCapacity)
        if count > 0 || count == -CS_AGAIN { updateInterest(connection) } else { drop(connection) }
    }
}
