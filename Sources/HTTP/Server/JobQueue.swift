import Glibc

/// A first-in, first-out queue that threads wait on.
///
/// `@unchecked Sendable` because `jobs` and `isClosed` are only touched while the mutex is held, and the mutex and
/// the condition stay at the address that they were made at.
final class JobQueue<Job: Sendable>: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let condition: UnsafeMutablePointer<pthread_cond_t>
    private let capacity: Int
    private var jobs: [Job] = []
    private var isClosed = false

    init(capacity: Int = .max) {
        self.capacity = capacity
        mutex = .allocate(capacity: 1)
        condition = .allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    /// False when the queue is full or closed.
    func push(_ job: Job) -> Bool {
        locked {
            guard !isClosed, jobs.count < capacity else { return false }
            jobs.append(job)
            pthread_cond_signal(condition)
            return true
        }
    }

    /// The next job, waited for; nil when the queue is closed and empty.
    func pop() -> Job? {
        locked {
            waitForJobs()
            return jobs.isEmpty ? nil : jobs.removeFirst()
        }
    }

    /// All jobs, waited for; empty when the queue is closed and empty.
    func popAll() -> [Job] {
        locked {
            waitForJobs()
            defer { jobs = [] }
            return jobs
        }
    }

    /// Lets nothing more in; what is queued can still be taken.
    func close() {
        locked {
            isClosed = true
            pthread_cond_broadcast(condition)
        }
    }

    private func waitForJobs() {
        while jobs.isEmpty && !isClosed { pthread_cond_wait(condition, mutex) }
    }

    private func locked<R>(_ body: () -> R) -> R {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }
}
