import Glibc
import HTTP

/// `http-probe-target --port P [--host H] [--log]`: serves until SIGTERM or SIGINT.
@main
enum ProbeTarget {
    static func main() throws {
        Signals.block()
        let arguments = CommandLine.arguments
        var configuration = ServerConfiguration(
            hosts: [value("--host", arguments) ?? "127.0.0.1"],
            port: value("--port", arguments).flatMap { Int($0) } ?? 8080)
        if arguments.contains("--log") { configuration.log = AccessLine.write }
        let server = Server(ProbeApplication(), configuration)
        try server.start()
        say("listening on port \(server.port)\n")
        _ = Signals.waitForTermination()
        server.stop()
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
