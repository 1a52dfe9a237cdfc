import Glibc

/// A system call that failed, with the system's words for it.
package struct SystemError: Error, Equatable, CustomStringConvertible {
    package let call: String
    /// The error number (errno).
    package let code: Int32

    package init(call: String, code: Int32 = errno) {
        self.call = call
        self.code = code
    }

    package var description: String { "\(call): \(String(cString: strerror(code)))" }
}
