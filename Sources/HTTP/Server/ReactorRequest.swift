import CSystem

extension Reactor {
    /// Takes a head and, when it is there, the content behind it. Returns the octets used, nil for an incomplete head.
    func takeHead(_ connection: Connection, _ input: UnsafeRawBufferPointer) -> Int? {
        switch limits.parser.parse(input, into: &head) {
        case .needMore: return nil
        case .failed(let fault):
            end(connection, .plain(fault.status), AnswerContext())
            return input.count
        case .done: return begin(connection, input)
        }
    }

    private func begin(_ connection: Connection, _ input: UnsafeRawBufferPointer) -> Int {
        connection.phase = .idle
        var request = builder.request(head, input, peer: connection.peer, isSecure: connection.secure != nil)
        let context = context(of: request)
        if connection.isStray {
            redirect(connection, request, context)
            return input.count
        }
        let available = input.count - head.length
        let isWhole = !head.isChunked && head.contentLength <= available
        let limit: Int
        switch handler.admit(request) {
        case .accept(let bodyLimit): limit = bodyLimit
        case .refuse(let response):
            guard isWhole else {
                end(connection, response, context)
                return input.count
            }
            answer(connection, response, context)
            return head.length + head.contentLength
        }
        guard head.isChunked || head.contentLength <= limit else {
            end(connection, handler.tooLarge(request), context)
            return input.count
        }
        guard isWhole else {
            expect(connection, request, context, limit: limit, hasContent: available > 0)
            return head.length
        }
        let end = head.length + head.contentLength
        if end > head.length { request.body = Array(input[head.length..<end]) }
        dispatch(connection, request, context)
        return end
    }

    private func context(of request: Request) -> AnswerContext {
        var context = AnswerContext(method: request.method, path: request.path, id: request.id)
        context.isHead = request.method == .head
        context.isOld = head.minorVersion == 0
        context.keepsAlive = head.keepsAlive
        if setup.log != nil { context.began = cs_microseconds() }
        return context
    }

    /// The content is still to come.
    private func expect(
        _ connection: Connection, _ request: Request, _ context: AnswerContext, limit: Int, hasContent: Bool
    ) {
        let decoder = head.isChunked ? ChunkedDecoder(limit: limit) : nil
        connection.needExchange().incoming = IncomingBody(
            request: request, context: context, missing: head.contentLength, decoder: decoder, began: now)
        connection.phase = .body
        if head.expectsContinue, !hasContent { out.put("HTTP/1.1 100 Continue\r\n\r\n") }
    }

    /// Takes content that has come; returns the octets used.
    func takeContent(_ connection: Connection, _ input: UnsafeRawBufferPointer) -> Int {
        guard let exchange = connection.exchange, var incoming = exchange.incoming else { return input.count }
        exchange.incoming = nil
        let (used, step) = incoming.take(input)
        switch step {
        case .needMore:
            exchange.incoming = incoming
        case .done:
            connection.phase = .idle
            if setup.log != nil { incoming.context.began = cs_microseconds() }
            dispatch(connection, incoming.request, incoming.context)
        case .failed(let fault):
            let isTooLarge = fault.status == .contentTooLarge
            let response = isTooLarge ? handler.tooLarge(incoming.request) : .plain(fault.status)
            end(connection, response, incoming.context)
        }
        return used
    }

    private func dispatch(_ connection: Connection, _ request: Request, _ context: AnswerContext) {
        reply.reset()
        currentTicket = (connection.fd, currentTicket.number &+ 1)
        switch handler.respond(to: request, reply: reply) {
        case .ready(let response): answer(connection, response, context)
        case .later where reply.isTaken:
            connection.phase = .waiting
            connection.ticket = currentTicket.number
            connection.needExchange().awaited = context
        case .later: answer(connection, .plain(.internalServerError), context)
        }
    }

    /// A ticket was completed. If its connection is gone, so is the answer.
    func complete(_ fd: Int32, _ ticket: UInt32, _ response: Response) {
        guard let connection = connection(fd), connection.phase == .waiting, connection.ticket == ticket,
            let exchange = connection.exchange, let context = exchange.awaited
        else {
            if case .events(let channel) = response.body { channel.end() }
            return
        }
        exchange.awaited = nil
        connection.phase = .idle
        answer(connection, response, context)
        resume(connection)
    }
}

extension IncomingBody {
    /// Takes octets of the content; returns how many, and whether that was all of it.
    mutating func take(_ input: UnsafeRawBufferPointer) -> (used: Int, step: ChunkStep) {
        received += input.count
        if decoder != nil {
            let step = decoder!.decode(input, into: &request.body)
            if case .done(let consumed) = step { return (consumed, step) }
            return (input.count, step)
        }
        let count = min(missing, input.count)
        request.body.append(contentsOf: UnsafeRawBufferPointer(rebasing: input[..<count]))
        missing -= count
        return (count, missing == 0 ? .done(consumed: count) : .needMore)
    }
}
