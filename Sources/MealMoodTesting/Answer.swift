import Dispatch
import HTTP
import Synchronization

/// A response that another thread will give.
final class Answer: Sendable {
    private let response = Mutex<Response?>(nil)
    private let given = DispatchSemaphore(value: 0)

    func give(_ response: Response) {
        self.response.withLock { $0 = response }
        given.signal()
    }

    func wait() -> Response {
        given.wait()
        return response.withLock { $0 } ?? Response(.internalServerError)
    }
}
