import Dispatch
package import HTTP

/// Looks now and then after the certificate of a server that runs.
package final class CertificateWatch: Sendable {
    /// Addresses change when the router likes, and own files when their maker does; a look reads two small files.
    private static let pause = DispatchTimeInterval.seconds(60)

    private let isOver = DispatchSemaphore(value: 0)
    private let thread: SystemThread

    /// - Parameter use: gives a certificate to new connections.
    package init(_ site: SecureSite, use: @escaping @Sendable (TLSContext) -> Void) throws {
        let isOver = isOver
        thread = try SystemThread(name: "certificate") {
            while isOver.wait(timeout: .now() + Self.pause) == .timedOut {
                if let context = site.refresh() { use(context) }
            }
        }
    }

    package func end() {
        isOver.signal()
        thread.join()
    }
}
