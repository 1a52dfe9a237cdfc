import CSystem
import Glibc

/// A thread of the system with a stack of known size. It has to be joined.
package final class SystemThread: Sendable {
    private let handle: pthread_t

    /// - Throws: `SystemError` when the system has no more threads.
    package init(name: String, stack: Int = 1 << 20, _ body: @escaping @Sendable () -> Void) throws {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stack)
        let box = Unmanaged.passRetained(Body(name: name, run: body))
        var made = pthread_t()
        let code = pthread_create(&made, &attributes, { SystemThread.enter($0) }, box.toOpaque())
        guard code == 0 else {
            box.release()
            throw SystemError(call: "pthread_create", code: code)
        }
        handle = made
    }

    /// Waits for the end of the body. Once only.
    package func join() { pthread_join(handle, nil) }

    private final class Body: Sendable {
        let name: String
        let run: @Sendable () -> Void

        init(name: String, run: @escaping @Sendable () -> Void) {
            self.name = name
            self.run = run
        }
    }

    private static func enter(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let argument else { return nil }
        let body = Unmanaged<Body>.fromOpaque(argument).takeRetainedValue()
        cs_name_thread(body.name)
        body.run()
        return nil
    }
}
