import Crypto
import HTTP
import Synchronization

/// Keeps count of who tries to sign in. The same form sent twice by one press is one try.
final class SignInDesk: Sendable {
    private let admitted = Mutex<[[UInt8]: Int64]>([:])
    private static let seconds: Int64 = 10

    /// Throws when there were enough tries for a while, by that name or from that address.
    func admit(_ name: String, _ context: VisitorContext) throws {
        let fingerprint = sha256(context.request.body)
        if wasAdmitted(fingerprint, at: context.now) { return }
        let tries = context.services.tries
        try tries.spend(.signIns, by: context.client.network, at: context.now)
        try tries.spend(.passwords, by: Self.key(name), at: context.now)
        admitted.withLock { $0[fingerprint] = context.now }
    }

    func succeeded(_ name: String, _ context: VisitorContext) {
        context.services.tries.giveBack(.signIns, by: context.client.network)
        context.services.tries.forget(.passwords, by: Self.key(name))
    }

    private func wasAdmitted(_ fingerprint: [UInt8], at now: Int64) -> Bool {
        admitted.withLock { admitted in
            admitted = admitted.filter { $0.value > now - Self.seconds && $0.value <= now }
            return admitted[fingerprint] != nil
        }
    }

    /// Names are tried as they are compared; whatever is no name is one.
    private static func key(_ name: String) -> String { AccountStore.nameKey(name) ?? "" }
}
