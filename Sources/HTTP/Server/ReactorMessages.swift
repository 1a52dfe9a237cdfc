import CSystem

extension Reactor {
    /// Microseconds after which a turn leaves the rest of the messages to the next one.
    private static let turnTime: Int64 = 1000

    func work() {
        guard nextMessage < messages.count else { return }
        let end = min(messages.count, nextMessage + Reactor.turnLimit)
        let endTime = cs_microseconds() + Reactor.turnTime
        repeat {
            take(messages[nextMessage])
            nextMessage += 1
        } while nextMessage < end && cs_microseconds() < endTime
        if nextMessage == messages.count {
            messages = []
            nextMessage = 0
        }
    }

    private func take(_ message: Mailbox.Message) {
        switch message {
        case .answer(let fd, let ticket, let response): complete(fd, ticket, response)
        case .events(let key):
            if let connection = connection(key) { pump(connection) }
        case .stop: stop()
        }
    }

    /// Streams that came too late end too, so that whoever feeds them learns of it.
    func discardMessages() {
        for message in messages[nextMessage...] + setup.mailbox.takeAll() {
            if case .answer(_, _, let response) = message, case .events(let channel) = response.body { channel.end() }
        }
        messages = []
        nextMessage = 0
    }
}
