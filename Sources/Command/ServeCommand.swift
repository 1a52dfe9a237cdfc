import Foundation
import HTTP
import MealMood

/// `mealmood serve`: answers until it is told to stop, then finishes what is under way.
enum ServeCommand {
    static func run(_ arguments: [String]) -> Int32 {
        do {
            let settings = try ServerSettings(arguments: arguments, environment: ProcessInfo.processInfo.environment)
            Signals.block()
            let boot = try Boot(settings)
            let server = Server(boot.site, configuration(settings))
            try server.start()
            say("Listening on http://127.0.0.1:\(server.port)/")
            _ = Signals.waitForTermination()
            server.stop()
            boot.stop()
            return 0
        } catch let fault as ServerSettings.Fault {
            complain("mealmood serve: \(fault)")
            return 64
        } catch {
            complain("mealmood serve: \(error)")
            return 70
        }
    }

    /// Loopback only: until a household can invite others, nobody else has anything to do here.
    private static func configuration(_ settings: ServerSettings) -> ServerConfiguration {
        ServerConfiguration(
            hosts: ["127.0.0.1", "::1"], port: settings.port, reactors: settings.reactorCount,
            log: settings.logsAccess ? AccessLine.write : nil)
    }
}
