import CSystem

extension Reactor {
    /// The first octet of every TLS connection: the type of a handshake record (RFC 8446 §5.1). No method of HTTP
    /// begins with it.
    private static let handshakeRecord: UInt8 = 22
    private static let recordHead = 5
    private static let recordLimit = 16 * 1024
    /// Each is a third of a millisecond of arithmetic: a crowd of them lets requests in between.
    private static let handshakesPerTurn = 8

    /// A connection to the encrypted port costs next to nothing until its first record is whole.
    func shakeHands(_ connection: Connection) {
        guard let secure = connection.secure else { return begin(connection) }
        switch secure.shakeHands() {
        case .again: updateInterest(connection)
        case .failed: refuse(connection)
        case .done:
            connection.phase = .head
            connection.deadline = now + limits.headDeadline
            if secure.hasInput { becameReadable(connection) } else { updateInterest(connection) }
        }
    }

    private func begin(_ connection: Connection) {
        let count = cs_peek(connection.fd, scratch.baseAddress, Reactor.recordHead)
        guard count > 0 else {
            if count != -CS_AGAIN { drop(connection) }
            return
        }
        guard scratch[0] == Reactor.handshakeRecord else {
            connection.isStray = true
            connection.phase = .head
            return becameReadable(connection)
        }
        let whole = lengthOfRecord(count)
        guard connection.awaited == whole else {
            connection.awaited = whole
            return cs_await_octets(connection.fd, Int32(whole))
        }
        guard handshakes < Reactor.handshakesPerTurn else { return }
        handshakes += 1
        cs_await_octets(connection.fd, 1)
        guard let context = setup.tls?.value(at: now), let stream = TLSStream(context, socket: connection.fd) else {
            return drop(connection)
        }
        connection.secure = stream
        shakeHands(connection)
    }

    /// Of the record whose first octets are in the scratch memory; of its head while that is not known.
    private func lengthOfRecord(_ count: Int) -> UInt16 {
        guard count == Reactor.recordHead else { return UInt16(Reactor.recordHead) }
        let length = Int(scratch[3]) << 8 | Int(scratch[4])
        return UInt16(Reactor.recordHead + min(length, Reactor.recordLimit))
    }

    /// The alert is sent already: what the client still sends must not destroy it on its way.
    private func refuse(_ connection: Connection) {
        connection.secure = nil
        connection.lingers = true
        sayGoodbye(connection)
    }

    /// Tells a client that speaks plain HTTP at the encrypted port where to go.
    func redirect(_ connection: Connection, _ request: Request, _ context: AnswerContext) {
        guard request.method.isSafe, let host = request.headers["Host"], !host.isEmpty, request.path != "*" else {
            let text = "400 Bad Request: this port speaks HTTPS, its addresses begin with https://\n"
            return end(connection, Response(.badRequest, type: "text/plain; charset=utf-8", Array(text.utf8)), context)
        }
        let query = request.query.isEmpty ? "" : "?\(request.query)"
        end(connection, .redirect(to: "https://\(host)\(request.path)\(query)", .temporaryRedirect), context)
    }

    /// What is deciphered already is read in the next turn: the socket will not tell of it.
    func listUnread(_ connection: Connection, _ secure: TLSStream) {
        guard secure.hasInput, !secure.isListed, connection.wantsInput else { return }
        secure.isListed = true
        unread.append(connection.key)
    }

    func readUnread() {
        let keys = unread
        unread = []
        for key in keys {
            guard let connection = connection(key) else { continue }
            connection.secure?.isListed = false
            becameReadable(connection)
        }
    }
}
