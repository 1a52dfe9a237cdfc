import Foundation
import Glibc

/// The folder of keys and certificates, which only the server's user may look into.
struct CertificateFolder {
    struct Fault: Error, CustomStringConvertible { let description: String }

    enum File: String, CaseIterable {
        case authority = "ca.crt"
        case authorityKey = "ca.key"
        case server = "server.crt"
        case serverKey = "server.key"

        var mode: mode_t { self == .authorityKey || self == .serverKey ? 0o600 : 0o644 }
    }

    let path: String

    init(dataFolder: String) { path = "\(dataFolder)/tls" }

    func path(of file: File) -> String { "\(path)/\(file.rawValue)" }

    /// Nil when there is no such file.
    func read(_ file: File) throws -> [UInt8]? {
        guard access(path(of: file), F_OK) == 0 else { return nil }
        return try Self.read(path(of: file))
    }

    static func read(_ path: String) throws -> [UInt8] {
        do {
            return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw Fault(description: "cannot read \(path): \((error as NSError).localizedDescription)")
        }
    }

    /// There is never half a file, not even after a power cut, and never a key that others can read.
    func write(_ bytes: [UInt8], to file: File) throws {
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        guard chmod(path, 0o700) == 0 else { throw fault("close", path) }
        let (final, fresh) = (path(of: file), path(of: file) + ".new")
        unlink(fresh)
        let descriptor = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, file.mode)
        guard descriptor >= 0 else { throw fault("make", fresh) }
        defer { close(descriptor) }
        guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count, fsync(descriptor) == 0,
            rename(fresh, final) == 0
        else { throw fault("write", final) }
    }

    private func fault(_ verb: String, _ path: String) -> Fault {
        Fault(description: "cannot \(verb) \(path): \(String(cString: strerror(errno)))")
    }
}
