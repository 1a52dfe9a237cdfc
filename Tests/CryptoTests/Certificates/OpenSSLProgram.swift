import Crypto
import Foundation
import Testing

/// The `openssl` program as a judge that shares no code of ours.
struct OpenSSLProgram: ~Copyable {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "certificates-\(randomID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// What `openssl verify` says of a server's certificate for a host at an instant.
    func verify(
        _ certificate: Certificate, by authority: Certificate, host: String, at instant: Int64
    ) throws -> (isGood: Bool, text: String) {
        let option = CertificateName(host).map { if case .dns = $0 { "-verify_hostname" } else { "-verify_ip" } }
        return try run([
            "verify", "-x509_strict", "-purpose", "sslserver", "-attime", String(instant),
            "-CAfile", try file("ca", authority), try #require(option), host, try file("leaf", certificate),
        ])
    }

    /// A certificate as `openssl x509 -text` prints it.
    func print(_ certificate: Certificate) throws -> String {
        try run(["x509", "-noout", "-text", "-fingerprint", "-sha256", "-in", try file("shown", certificate)]).text
    }

    private func file(_ name: String, _ certificate: Certificate) throws -> String {
        let file = folder.appending(path: "\(name).pem")
        try Data(certificate.pem()).write(to: file)
        return file.path
    }

    private func run(_ arguments: [String]) throws -> (isGood: Bool, text: String) {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus == 0, String(decoding: bytes, as: UTF8.self))
    }
}
