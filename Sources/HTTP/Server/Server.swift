import CSystem
import Glibc
import Synchronization

/// An HTTP/1.1 server: reactors, one for each processor, that serve one application.
package final class Server<App: Application>: Sendable {
    private struct Running {
        var reactors: [(mailbox: Mailbox, thread: SystemThread)] = []
        var port = 0
        var securePort: Int?
        var isStopping = false
    }

    /// Of databases, files, mailboxes and listeners.
    private static var otherDescriptors: Int { 256 }

    private let application: App
    private let configuration: ServerConfiguration
    /// What new encrypted connections get.
    private let tls: CurrentTLSContext?
    private let running = Mutex(Running())
    /// Closed when all has ended.
    private let ended = JobQueue<Never>()

    package init(_ application: App, _ configuration: ServerConfiguration) {
        self.application = application
        self.configuration = configuration
        tls = configuration.secure.map { CurrentTLSContext($0.context) }
    }

    /// The port that is listened on, once started.
    package var port: Int { running.withLock { $0.port } }

    /// The port that takes encrypted connections, once started and if there is one.
    package var securePort: Int? { running.withLock { $0.securePort } }

    /// Gives another certificate to encrypted connections that begin from now on; those that are open go on.
    /// Without effect on a server that was configured without encryption.
    package func use(_ context: TLSContext) { tls?.replace(by: context) }

    /// Listens and returns when connections are taken. Once in a server's life.
    ///
    /// - Throws: `ServerError` when it cannot listen, `SystemError` without threads or descriptors, and what
    ///   `Application.makeLocal` throws.
    package func start() throws {
        Signals.ignorePipe()
        let (plain, secure) = try listen()
        cs_allow_descriptors(configuration.limits.connections + Server.otherDescriptors)
        let live = LiveConnections(configuration.limits)
        running.withLock { running in
            running.port = plain.port
            running.securePort = secure?.port
        }
        for index in plain.sockets.indices {
            do {
                try startReactor(index, plain.sockets[index], secure?.sockets[index] ?? [], live)
            } catch {
                plain.closeAll(from: index)
                secure?.closeAll(from: index)
                stop()
                throw error
            }
        }
    }

    private func listen() throws -> (plain: Listeners, secure: Listeners?) {
        let count = configuration.reactors > 0 ? configuration.reactors : ServerProcessors.count
        let plain = try Listeners(hosts: configuration.hosts, port: configuration.port, reactors: count)
        guard let secure = configuration.secure else { return (plain, nil) }
        do {
            return (plain, try Listeners(hosts: secure.hosts, port: secure.port, reactors: count))
        } catch {
            plain.closeAll()
            throw error
        }
    }

    /// Stops listening, lets requests that are under way be answered, ends event streams, and returns when all is
    /// over, at the latest after `ServerLimits.drain`.
    package func stop() {
        let reactors = running.withLock { running -> [(mailbox: Mailbox, thread: SystemThread)]? in
            if running.isStopping { return nil }
            running.isStopping = true
            return running.reactors
        }
        guard let reactors else { return wait() }
        for reactor in reactors { reactor.mailbox.post(.stop) }
        for reactor in reactors { reactor.thread.join() }
        ended.close()
    }

    /// Blocks until the server has stopped.
    package func wait() { _ = ended.pop() }

    private func startReactor(_ index: Int, _ plain: [Int32], _ secure: [Int32], _ live: LiveConnections) throws {
        let setup = ReactorSetup(
            mailbox: try Mailbox(), listeners: plain, secureListeners: secure, tls: tls,
            proxies: configuration.proxies, limits: ReactorLimits(configuration.limits),
            eventBeat: configuration.eventBeat, log: configuration.log, logDescriptor: configuration.logDescriptor,
            live: live, seed: UInt32.random(in: 0..<1 << 30))
        let application = self.application
        let started = JobQueue<Result<Void, any Error>>()
        let thread = try SystemThread(name: "reactor-\(index)") {
            do {
                let reactor = try Reactor(setup, handler: LocalHandler(application))
                _ = started.push(.success(()))
                reactor.run()
            } catch {
                _ = started.push(.failure(error))
            }
        }
        do {
            try started.pop()?.get()
        } catch {
            thread.join()
            throw error
        }
        running.withLock { $0.reactors.append((setup.mailbox, thread)) }
    }
}

private enum ServerProcessors {
    static var count: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
