import Glibc

/// A file that only its owner can read, and that never takes the place of another.
enum SecretFile {
    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    static func write(_ text: String, to path: String) throws {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
        guard file >= 0 else {
            throw Fault(description: "cannot make \(path): \(String(cString: strerror(errno)))")
        }
        defer { close(file) }
        let bytes = Array(text.utf8)
        guard Glibc.write(file, bytes, bytes.count) == bytes.count, fsync(file) == 0 else {
            throw Fault(description: "cannot write \(path): \(String(cString: strerror(errno)))")
        }
    }
}
