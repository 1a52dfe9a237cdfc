import Synchronization

/// One thread that owns something only one may use, such as the write connection of a database, and works for all.
///
/// It takes all that is queued as one batch: `begin`, each job in order, `commit`; and only then answers the
/// tickets, so that an answer promises what `commit` promises. A job must undo its own failure (in a savepoint): a
/// bad job must not spoil its neighbours'.
package final class Writer<Context>: Sendable {
    package typealias Job = @Sendable (Context) -> Response

    /// What the writer needs to know about its context; all of it runs on the writer's thread.
    package struct Operations: Sendable {
        var makeContext: @Sendable () throws -> Context
        var begin: @Sendable (Context) throws -> Void
        var commit: @Sendable (Context) throws -> Void
        var failure: @Sendable (any Error) -> Response

        /// - Parameters:
        ///   - makeContext: makes the context, once.
        ///   - begin: starts a batch.
        ///   - commit: makes the batch last; after throwing it must have rolled back.
        ///   - failure: the answer of all jobs of a batch whose `begin` or `commit` threw.
        package init(
            makeContext: @escaping @Sendable () throws -> Context,
            begin: @escaping @Sendable (Context) throws -> Void,
            commit: @escaping @Sendable (Context) throws -> Void,
            failure: @escaping @Sendable (any Error) -> Response
        ) {
            self.makeContext = makeContext
            self.begin = begin
            self.commit = commit
            self.failure = failure
        }
    }

    private struct Entry: Sendable {
        let job: Job
        let ticket: Ticket
    }

    private let queue = JobQueue<Entry>()
    private let thread: SystemThread
    private let isDrained = Mutex(false)

    /// Starts the thread and waits for its context.
    ///
    /// - Throws: what `makeContext` threw, or `SystemError` without a thread.
    package init(_ operations: Operations) throws {
        let queue = self.queue
        let started = JobQueue<Result<Void, any Error>>()
        thread = try SystemThread(name: "writer", stack: 4 << 20) {
            do {
                let context = try operations.makeContext()
                _ = started.push(.success(()))
                Writer.work(on: queue, context, operations)
            } catch {
                _ = started.push(.failure(error))
            }
        }
        do {
            try started.pop()?.get()
        } catch {
            thread.join()
            throw error
        }
    }

    /// Queues a job; its response goes to the ticket after the commit of its batch. After `drain()` the ticket is
    /// answered with 503 at once.
    package func submit(ticket: Ticket, _ job: @escaping Job) {
        if !queue.push(Entry(job: job, ticket: ticket)) {
            ticket.complete(Response(.serviceUnavailable))
        }
    }

    /// Takes no more jobs, does what is queued, and ends the thread.
    package func drain() {
        let isFirst = isDrained.withLock { drained in
            defer { drained = true }
            return !drained
        }
        guard isFirst else { return }
        queue.close()
        thread.join()
    }

    private static func work(on queue: JobQueue<Entry>, _ context: Context, _ operations: Operations) {
        while true {
            let batch = queue.popAll()
            if batch.isEmpty { return }
            let responses = run(batch, context, operations)
            for (entry, response) in zip(batch, responses) { entry.ticket.complete(response) }
        }
    }

    private static func run(_ batch: [Entry], _ context: Context, _ operations: Operations) -> [Response] {
        do {
            try operations.begin(context)
            let responses = batch.map { $0.job(context) }
            try operations.commit(context)
            return responses
        } catch {
            return batch.map { _ in operations.failure(error) }
        }
    }
}
