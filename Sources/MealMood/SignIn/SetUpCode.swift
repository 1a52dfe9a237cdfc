import Crypto
import Synchronization

/// The code that the console shows until somebody has made the server their own. Only its hash is kept, in memory.
final class SetUpCode: Sendable {
    private let hash = Mutex<[UInt8]?>(nil)

    /// Another code; those before it are worth nothing any more.
    func renew() -> String {
        let code = ReadableCode()
        hash.withLock { $0 = code.hash }
        return code.text
    }

    func isRight(_ typed: String) -> Bool {
        guard let code = ReadableCode(typed), let hash = hash.withLock({ $0 }) else { return false }
        return constantTimeEqual(code.hash, hash)
    }
}
