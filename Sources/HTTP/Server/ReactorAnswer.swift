import CSystem

extension Reactor {
    /// Beyond this, content is sent from where it is instead of being copied behind its head.
    private static let copyLimit = 16 * 1024
    /// The same with encryption, where a head alone would be a record of its own.
    private static let secureCopyLimit = 32 * 1024

    /// Answers and ends the connection, because what follows on it is not known or not wanted.
    func end(_ connection: Connection, _ response: Response, _ context: AnswerContext) {
        var context = context
        context.keepsAlive = false
        connection.lingers = true
        answer(connection, response, context)
    }

    func answer(_ connection: Connection, _ response: Response, _ context: AnswerContext) {
        if case .events(let channel) = response.body, !context.isHead {
            return open(channel, on: connection, response, context)
        }
        let keepsAlive = context.keepsAlive && !isStopping
        let content = content(of: response)
        let framing = framing(of: response, content.count)
        answerHead.write(response, framing, keepsAlive: keepsAlive, isOld: context.isOld, to: out)
        if !context.isHead, response.status.hasContent { put(content, connection) }
        if !keepsAlive { close(connection) }
        log(response.status, context.isHead ? 0 : content.count, context, connection)
    }

    /// A stream ends with the connection, so that it needs no framing.
    private func open(
        _ channel: EventChannel, on connection: Connection, _ response: Response, _ context: AnswerContext
    ) {
        answerHead.write(response, .untilClose, keepsAlive: false, isOld: context.isOld, to: out)
        log(response.status, 0, context, connection)
        connection.needExchange().channel = channel
        connection.phase = .events
        let mailbox = setup.mailbox
        let key = connection.key
        channel.attach { mailbox.post(.events(key: key)) }
        if isStopping { channel.close() }
    }

    private func framing(of response: Response, _ length: Int) -> AnswerHead.Framing {
        if case .events = response.body { return .untilClose }
        return response.status.hasContent ? .length(length) : .nothing
    }

    private func content(of response: Response) -> [UInt8] {
        switch response.body {
        case .none: return []
        case .bytes(let bytes): return bytes
        case .events(let channel):
            channel.end()
            return []
        }
    }

    private func put(_ content: [UInt8], _ connection: Connection) {
        let limit = connection.secure == nil ? Reactor.copyLimit : Reactor.secureCopyLimit
        if content.count <= limit {
            out.put(content)
        } else {
            flush(connection, with: content)
        }
    }

    private func close(_ connection: Connection) {
        connection.isClosing = true
        if isStopping { connection.lingers = true }
    }

    private func log(_ status: Status, _ bytes: Int, _ context: AnswerContext, _ connection: Connection) {
        guard let log = setup.log else { return }
        let took = context.began == 0 ? 0 : cs_microseconds() - context.began
        let record = AccessRecord(
            method: context.method, path: context.path, status: status, bytes: bytes, microseconds: Int(took),
            peer: connection.peer, requestID: context.id)
        log(record, &logLines)
    }
}

extension Status {
    /// Whether an answer of this status has content and a length (RFC 9110 §6.4.1).
    var hasContent: Bool { code != 204 && code != 304 && code >= 200 }
}
