import Glibc

/// The signals that end a server, waited for like anything else instead of interrupting it.
package enum Signals {
    /// Keeps SIGTERM and SIGINT from interrupting and ignores SIGPIPE. Call it first thing in the main thread:
    /// threads take the mask of the one that makes them.
    package static func block() {
        var set = terminating()
        pthread_sigmask(SIG_BLOCK, &set, nil)
        ignorePipe()
    }

    /// Blocks the calling thread until SIGTERM or SIGINT comes, and tells which. `block()` must have been called.
    package static func waitForTermination() -> Int32 {
        var set = terminating()
        var number: Int32 = 0
        while sigwait(&set, &number) != 0 {}
        return number
    }

    /// A peer that has gone is told by `send`, not by a signal.
    static func ignorePipe() { signal(SIGPIPE, SIG_IGN) }

    private static func terminating() -> sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, SIGTERM)
        sigaddset(&set, SIGINT)
        return set
    }
}
