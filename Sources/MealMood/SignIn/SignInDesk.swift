import Crypto
import HTTP
import Synchronization

/// Keeps count of who tries to sign in. The same form sent twice by one press is one try.
final class SignInDesk: Sendable {
    /// Forms that were counted a moment ago and have not come again.
    private let pressed = Mutex<[[UInt8]: Int64]>([:])
    private static let seconds: Int64 = 10

    /// What letting somebody try has cost, to be given back when they were right.
    struct Admission: Sendable {
        fileprivate let name: String
        fileprivate let network: String
        fileprivate let wasCounted: Bool
    }

    /// Throws when there were enough tries for a while, by that name or from that address.
    func admit(_ name: String, _ context: VisitorContext) throws -> Admission {
        let (key, network) = (Self.key(name), context.client.network)
        let fingerprint = sha256(Array(network.utf8) + context.request.body)
        if isRepeated(fingerprint, at: context.now) {
            return Admission(name: key, network: network, wasCounted: false)
        }
        try context.services.tries.spend(.passwords, by: key, at: context.now)
        try context.services.tries.spend(.signIns, by: network, at: context.now)
        pressed.withLock { $0[fingerprint] = context.now }
        return Admission(name: key, network: network, wasCounted: true)
    }

    func succeeded(_ admission: Admission, _ context: VisitorContext) {
        context.services.tries.forget(.passwords, by: admission.name)
        if admission.wasCounted { context.services.tries.giveBack(.signIns, by: admission.network) }
    }

    /// Once: whoever sends it a third time tries again.
    private func isRepeated(_ fingerprint: [UInt8], at now: Int64) -> Bool {
        pressed.withLock { pressed in
            pressed = pressed.filter { $0.value > now - Self.seconds && $0.value <= now }
            return pressed.removeValue(forKey: fingerprint) != nil
        }
    }

    /// Names are tried as they are compared; whatever can be nobody's is one.
    private static func key(_ name: String) -> String {
        name.utf8.count > PersonName.longest * 32 ? "" : AccountStore.nameKey(name) ?? ""
    }
}
