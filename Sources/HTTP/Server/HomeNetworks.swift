import CSystem
import Synchronization

/// The networks that this machine is in. They may change while it runs, so they are asked for now and then.
enum HomeNetworks {
    private static let life: Int64 = 60_000
    private static let capacity = 64
    private static let known = Mutex<(networks: Set<UInt64>, until: Int64)>(([], .min))

    static var current: Set<UInt64> {
        let now = cs_milliseconds()
        return known.withLock { known in
            if known.until < now { known = (ask(), now + life) }
            return known.networks
        }
    }

    private static func ask() -> Set<UInt64> {
        let found = [UInt64](unsafeUninitializedCapacity: capacity) { networks, count in
            count = Int(cs_own_networks(networks.baseAddress, Int32(capacity)))
        }
        return Set(found)
    }
}
