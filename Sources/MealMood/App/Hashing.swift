import HTTP

/// The way of a request that makes or checks a password: a third of a second of work, done on a thread of its own so
/// that neither a reactor nor the writer waits for it.
struct Hashing: Sendable {
    typealias Handler = @Sendable (VisitorContext) throws -> Response
    /// Runs on the worker, without the database; answers what the writer is to do then.
    typealias Work = @Sendable () throws -> Handler

    enum Step {
        case answer(Response)
        case work(Work)
    }

    /// Runs on the reactor, inside a snapshot: what is wrong with the form is said here, what the work needs is read.
    let begin: @Sendable (VisitorContext) throws -> Step

    /// What is left of a request on the writer: nothing that a password could be found out by is kept with its answer.
    static func rest(of request: Request) -> Request {
        var rest = request
        rest.body = []
        rest.headers.remove("Idempotency-Key")
        return rest
    }
}
