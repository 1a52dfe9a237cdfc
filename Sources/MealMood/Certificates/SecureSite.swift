import Crypto
package import HTTP
import Synchronization

/// The https side of this server: its certificate, kept fresh while the server runs, and where it listens.
package final class SecureSite: Sendable {
    private struct State {
        var certificate: ServerCertificate
        var port: Int
        var plainPort: Int
        var fault = ""
    }

    private let source: CertificateSource
    private let clock: Clock
    private let state: Mutex<State>

    /// - Throws: when there is no certificate that can be used.
    init(_ settings: ServerSettings, clock: Clock) throws {
        self.clock = clock
        source = try CertificateSource(settings, at: clock.now())
        let certificate = try source.current(at: clock.now())
        _ = try certificate.context()
        state = Mutex(
            State(certificate: certificate, port: settings.securePort, plainPort: settings.port))
    }

    /// The household's own authority; nil when the certificate comes from elsewhere.
    var authority: Certificate? { source.authority }

    /// Of that authority, to compare with what a device shows.
    package var fingerprint: String? { authority?.fingerprint }

    var leaf: Certificate { state.withLock { $0.certificate.leaf } }

    package func context() throws -> TLSContext { try state.withLock { $0.certificate }.context() }

    /// Where it listens.
    var port: Int { state.withLock { $0.port } }

    /// Where the http side listens.
    var plainPort: Int { state.withLock { $0.plainPort } }

    /// Tells what the system has chosen for ports that were 0.
    package func listens(on port: Int, plain: Int) {
        state.withLock { ($0.port, $0.plainPort) = (port, plain) }
    }

    /// The names that the certificate is for; an own one may have wildcards.
    package var names: [String] { leaf.dnsNames }

    /// The one that browsers should use: `kitchen.local`, or the first of an own certificate.
    package var name: String? { names.first { !$0.hasPrefix("*.") } }

    /// Whether browsers that came by this host would find it in the certificate.
    func covers(_ host: Authority) -> Bool { CertificateName(host.name).map(leaf.covers) ?? false }

    /// `https://kitchen.local:8443` for who came by `host`: by the same name where the certificate has it.
    func origin(for host: Authority?) -> String? {
        let name = if let host, covers(host) { host.name } else { self.name }
        guard let name, let authority = Authority(name.contains(":") ? "[\(name)]" : name) else { return nil }
        return "https://\(authority)" + (port == 443 ? "" : ":\(port)")
    }

    /// Looks whether the certificate has to be another one now, and makes or reads it.
    ///
    /// - Returns: what new connections are to be given, if it changed.
    func refresh() -> TLSContext? {
        do {
            let fresh = try source.current(at: clock.now())
            guard fresh != state.withLock({ $0.certificate }) else { return nil }
            let context = try fresh.context()
            state.withLock {
                $0.certificate = fresh
                $0.fault = ""
            }
            Log.note("certificate: a new one is in use, until \(Clock.text(fresh.leaf.notAfter))")
            return context
        } catch {
            complain("\(error)")
            return nil
        }
    }

    /// Each fault once: the old certificate goes on, and the next look may find all well.
    private func complain(_ fault: String) {
        let isNew = state.withLock { state in
            defer { state.fault = fault }
            return state.fault != fault
        }
        if isNew { Log.note("certificate: \(fault)") }
    }
}
