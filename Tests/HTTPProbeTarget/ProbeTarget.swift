import Crypto
import Glibc
import HTTP

/// `http-probe-target --port P [--host H] [--log] [--authority FILE]`: serves until SIGTERM or SIGINT. With `--authority`
/// on a port of TLS too, whose authority it writes to the file.
@main
enum ProbeTarget {
    static func main() throws {
        Signals.block()
        let arguments = CommandLine.arguments
        var configuration = ServerConfiguration(
            hosts: [value("--host", arguments) ?? "127.0.0.1"],
            port: value("--port", arguments).flatMap { Int($0) } ?? 8080)
        if arguments.contains("--log") { configuration.log = AccessLine.write }
        if let path = value("--authority", arguments) { configuration.secure = try secure(authority: path) }
        let server = Server(ProbeApplication(), configuration)
        try server.start()
        say("listening on port \(server.port)\n")
        if let port = server.securePort { say("listening with TLS on port \(port)\n") }
        _ = Signals.waitForTermination()
        server.stop()
    }

    private static func secure(authority path: String) throws -> ServerConfiguration.Secure {
        let now = Int64(time(nil))
        let authority = try CertificateAuthority(name: "Probes", constraints: .home(["localhost"]), at: now)
        let issued = try authority.issue(for: [.dns("localhost")], at: now)
        guard let file = fopen(path, "w") else { throw SystemError(call: "fopen") }
        let pem = try authority.certificate.pem()
        fwrite(pem, 1, pem.count, file)
        fclose(file)
        let context = try TLSContext(certificateChain: issued.certificate.pem(), privateKey: issued.key.pem())
        return .init(port: 0, context: context)
    }

    /// At once, also when somebody reads it through a pipe.
    private static func say(_ text: String) {
        let bytes = Array(text.utf8)
        _ = bytes.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
    }

    private static func value(_ name: String, _ arguments: [String]) -> String? {
        guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
        return arguments[index + 1]
    }
}
