import Foundation
import HTTP
import MealMood

/// `mealmood serve`: answers until it is told to stop, then finishes what is under way.
enum ServeCommand {
    static func run(_ arguments: [String]) -> Int32 {
        do {
            let settings = try ServerSettings(arguments: arguments, environment: ProcessInfo.processInfo.environment)
            Signals.block()
            try serve(settings)
            return 0
        } catch let fault as ServerSettings.Fault {
            complain("mealmood serve: \(fault)")
            return 64
        } catch ServerError.portTaken(_, let port) {
            complain("mealmood serve: another program has port \(port); choose one with --port or --https-port")
            return 70
        } catch {
            complain("mealmood serve: \(error)")
            return 70
        }
    }

    private static func serve(_ settings: ServerSettings) throws {
        let boot = try Boot(settings)
        let server = Server(boot.site, try configuration(settings, boot.secure))
        try server.start()
        if let port = server.securePort { boot.secure?.listens(on: port, plain: server.port) }
        let watch = try boot.secure.map { secure in try CertificateWatch(secure) { server.use($0) } }
        say(try greeting(settings, boot, server.port).text(port: server.port))
        _ = Signals.waitForTermination()
        watch?.end()
        server.stop()
        boot.stop()
    }

    private static func greeting(_ settings: ServerSettings, _ boot: Boot, _ port: Int) throws -> Greeting {
        Greeting(
            addresses: ServerAddresses(settings, port: port, secure: boot.secure),
            fingerprint: boot.secure?.fingerprint, setUpCode: try boot.newSetUpCode(),
            showsCode: settings.showsQRCode || isatty(1) == 1)
    }

    private static func configuration(_ settings: ServerSettings, _ secure: SecureSite?) throws -> ServerConfiguration {
        var configuration = ServerConfiguration(
            hosts: settings.listeningHosts, port: settings.port, reactors: settings.reactorCount,
            secure: try secure.map {
                try .init(hosts: settings.listeningHosts, port: settings.securePort, context: $0.context())
            },
            log: settings.logsAccess ? AccessLog.write : nil)
        configuration.proxies = Set(settings.trustedProxies)
        return configuration
    }
}
