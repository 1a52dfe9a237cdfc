import CSystem
import Glibc
import Synchronization

/// The one entrance to a reactor from other threads.
final class Mailbox: Sendable {
    enum Message: Sendable {
        case answer(fd: Int32, ticket: UInt32, Response)
        case events(key: UInt64)
        case stop
    }

    /// Readable while messages wait.
    let descriptor: Int32
    private let messages = Mutex<[Message]>([])

    /// - Throws: `SystemError` without a descriptor.
    init() throws {
        descriptor = cs_eventfd()
        guard descriptor >= 0 else { throw SystemError(call: "eventfd") }
    }

    deinit { close(descriptor) }

    func post(_ message: Message) {
        let isFirst = messages.withLock { waiting in
            waiting.append(message)
            return waiting.count == 1
        }
        if isFirst { cs_eventfd_raise(descriptor) }
    }

    func takeAll() -> [Message] {
        cs_eventfd_clear(descriptor)
        return messages.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
    }
}
