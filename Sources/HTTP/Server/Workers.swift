import Synchronization

/// A few threads for what is slow by nature: password hashes, outgoing requests, big files.
package final class Workers: Sendable {
    package typealias Job = @Sendable () -> Void

    private let queue: JobQueue<Job>
    private let threads: [SystemThread]
    private let isDrained = Mutex(false)

    /// - Parameters:
    ///   - count: threads.
    ///   - capacity: jobs that may wait; a longer queue would only make everybody give up.
    /// - Throws: `SystemError` without threads.
    package init(count: Int = 2, capacity: Int = 64) throws {
        let queue = JobQueue<Job>(capacity: capacity)
        self.queue = queue
        threads = try (0..<count).map { number in
            try SystemThread(name: "worker-\(number)") {
                while let job = queue.pop() { job() }
            }
        }
    }

    /// Queues a job; false when too many wait already (answer 503 then).
    package func submit(_ job: @escaping Job) -> Bool { queue.push(job) }

    /// Takes no more jobs, does what is queued, and ends the threads.
    package func drain() {
        let isFirst = isDrained.withLock { drained in
            defer { drained = true }
            return !drained
        }
        guard isFirst else { return }
        queue.close()
        for thread in threads { thread.join() }
    }
}
