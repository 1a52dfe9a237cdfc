import CSystem
import Glibc

/// The listening sockets of a server: for each address one for each reactor, so that the kernel spreads connections.
struct Listeners {
    private static let backlog: Int32 = 1024
    private static let attempts = 8

    let port: Int
    /// For each reactor a socket for each address.
    private(set) var sockets: [[Int32]]

    /// - Throws: `ServerError`.
    init(hosts: [String], port: Int, reactors: Int) throws {
        var attempt = 1
        while true {
            do {
                self = try Listeners(probing: hosts, port, reactors)
                return
            } catch ServerError.portTaken where port == 0 && attempt < Listeners.attempts {
                attempt += 1
            }
        }
    }

    /// A socket that does not share its port is bound first: with sharing alone, a second server of the same user
    /// would silently take half of the connections.
    private init(probing hosts: [String], _ wanted: Int, _ reactors: Int) throws {
        let (hosts, port) = try Listeners.probe(hosts, wanted)
        self.port = port
        sockets = []
        do {
            for _ in 0..<reactors {
                sockets.append([])
                for host in hosts {
                    sockets[sockets.count - 1].append(try Listeners.listen(host, port, shares: true))
                }
            }
        } catch {
            closeAll()
            throw error
        }
    }

    /// The hosts that this machine has, and the port; it may lack a family of addresses, but not all.
    private static func probe(_ hosts: [String], _ wanted: Int) throws -> (hosts: [String], port: Int) {
        var found: (hosts: [String], port: Int) = ([], wanted)
        for host in hosts {
            do {
                let probe = try listen(host, found.port, shares: false)
                found.port = Int(cs_bound_port(probe))
                found.hosts.append(host)
                close(probe)
            } catch ServerError.cannotListen(_, _, let reason) where isAbsent(reason) {
                if host == hosts.last && found.hosts.isEmpty {
                    throw ServerError.cannotListen(host: host, port: wanted, reason)
                }
            }
        }
        return found
    }

    private static func isAbsent(_ reason: SystemError) -> Bool {
        reason.code == EADDRNOTAVAIL || reason.code == EAFNOSUPPORT
    }

    /// Those of the given reactor and all later ones.
    func closeAll(from reactor: Int = 0) {
        for socket in sockets[reactor...].joined() { close(socket) }
    }

    private static func listen(_ host: String, _ port: Int, shares: Bool) throws -> Int32 {
        let address = host == "localhost" ? "127.0.0.1" : host
        guard let number = UInt16(exactly: port) else {
            throw ServerError.cannotListen(host: host, port: port, SystemError(call: "bind", code: EINVAL))
        }
        let fd = cs_listen(address, number, shares ? 1 : 0, backlog)
        if fd >= 0 { return fd }
        let reason = SystemError(call: "listen")
        if reason.code == EADDRINUSE { throw ServerError.portTaken(host: host, port: port) }
        throw ServerError.cannotListen(host: host, port: port, reason)
    }
}
