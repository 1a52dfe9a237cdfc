import Foundation
import HTTP

/// The addresses of a server that runs, as people type them.
package struct ServerAddresses {
    /// On the machine itself.
    package let here: String
    /// From other devices of the network; the first is the best for a phone.
    package let network: [String]
    /// Encrypted; empty without https.
    package let secure: [String]
    /// Where a device learns to trust it, if it has to.
    package let trust: String?

    /// - Parameters:
    ///   - machine: names and addresses of this machine.
    ///   - announced: the name that devices find by themselves, if any.
    package init(
        _ settings: ServerSettings, port: Int, secure: SecureSite?, machine: [String] = MachineNames.all(),
        announced: String? = Self.announcedName
    ) {
        here = "http://localhost:\(port)/"
        // The first are those of real networks, and a phone needs one.
        let numbers = settings.isOnNetwork ? Array(Links.ownAddresses(of: machine).prefix(2)) : []
        let names = settings.hostNames + (settings.isOnNetwork ? [announced].compactMap(\.self) : [])
        let outside = settings.publicAddress.map { [$0.origin + $0.base.text + "/"] } ?? []
        network = outside + (names + numbers).map { "http://\($0):\(port)/" }
        let certified = [secure?.name].compactMap(\.self) + names + numbers
        var seen: Set<String> = []
        self.secure = certified.filter { seen.insert($0).inserted }.compactMap { host in
            guard let secure, let authority = Authority(host), secure.covers(authority) else { return nil }
            return secure.origin(for: authority).map { "\($0)/" }
        }
        trust = secure?.authority == nil ? nil : (network.first ?? here) + "ca"
    }

    /// Multicast DNS is somebody else's business: Avahi's, where it runs.
    package static var announcedName: String? {
        guard FileManager.default.fileExists(atPath: "/run/avahi-daemon/pid") else { return nil }
        return MachineNames.all().first { $0.hasSuffix(".local") }
    }
}
