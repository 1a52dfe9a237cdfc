import COpenSSL
import CSystem
import Glibc

/// One connection's encryption, on its non-blocking socket.
final class TLSStream {
    enum Step {
        case done
        case again
        case failed
    }

    /// Octets of one `send`; what is left has its turn when the others had theirs.
    private static let sendLimit = 256 * 1024

    private let ssl: OpaquePointer
    /// What the socket must be ready for before reading or writing can go on: each may need the other, because both
    /// sides may change their keys at any time (RFC 8446 §4.6.3).
    @exclusivity(unchecked) private var readNeeds = CS_READ
    @exclusivity(unchecked) private var writeNeeds = CS_WRITE
    /// Octets wait in here, or the end of input does, of which the socket will not tell.
    @exclusivity(unchecked) private(set) var hasInput = false
    /// The reactor has it on its list of those to read on.
    @exclusivity(unchecked) var isListed = false
    /// What `receive` answers from now on.
    @exclusivity(unchecked) private var ending: Int?
    @exclusivity(unchecked) private var isBroken = false

    /// Nil without memory.
    init?(_ context: TLSContext, socket: Int32) {
        guard let made = SSL_new(context.pointer) else { return nil }
        ssl = made
        guard SSL_set_fd(made, socket) == 1 else { return nil }
        SSL_set_accept_state(made)
    }

    deinit { SSL_free(ssl) }

    /// What the socket is to be watched for when the connection wants `wanted`.
    func needs(for wanted: UInt32) -> UInt32 {
        (wanted & CS_READ != 0 ? readNeeds : 0) | (wanted & CS_WRITE != 0 ? writeNeeds : 0)
    }

    /// What can go on now that the socket is ready for `ready`.
    func allowed(by ready: UInt32) -> UInt32 {
        ready & CS_BROKEN | (ready & readNeeds != 0 ? CS_READ : 0) | (ready & writeNeeds != 0 ? CS_WRITE : 0)
    }

    /// After `.failed` the client has been told why (RFC 8446 §6.2).
    func shakeHands() -> Step {
        ERR_clear_error()
        let result = SSL_do_handshake(ssl)
        if result == 1 {
            readNeeds = CS_READ
            hasInput = SSL_has_pending(ssl) == 1
            return .done
        }
        if let needed = need(result) {
            readNeeds = needed
            return .again
        }
        isBroken = true
        return .failed
    }

    /// Octets received, 0 at the end of input, -CS_AGAIN, or another negative number.
    func receive(_ target: UnsafeMutableRawPointer, _ room: Int) -> Int {
        if let ending { return ending }
        var count = 0
        repeat {
            ERR_clear_error()
            let result = SSL_read(ssl, target + count, Int32(clamping: room - count))
            if result <= 0 { return stopReading(result, count) }
            count += Int(result)
            hasInput = SSL_has_pending(ssl) == 1
        } while hasInput && count < room
        readNeeds = CS_READ
        return count
    }

    private func stopReading(_ result: Int32, _ count: Int) -> Int {
        hasInput = false
        if let needed = need(result) {
            readNeeds = needed
            return count > 0 ? count : -CS_AGAIN
        }
        let isOver = SSL_get_shutdown(ssl) & SSL_RECEIVED_SHUTDOWN != 0 && !isBroken
        let end = isOver ? 0 : -Int(EPROTO)
        ending = end
        hasInput = count > 0
        return count > 0 ? count : end
    }

    /// Octets sent, -CS_AGAIN, or another negative number. What was not sent must be what is sent next.
    func send(_ bytes: UnsafeRawBufferPointer) -> Int {
        guard let start = bytes.baseAddress else { return 0 }
        var sent = 0
        while sent < min(bytes.count, TLSStream.sendLimit) {
            ERR_clear_error()
            let result = SSL_write(ssl, start + sent, Int32(clamping: bytes.count - sent))
            if result <= 0 {
                guard let needed = need(result) else { return -Int(EPROTO) }
                writeNeeds = needed
                return sent > 0 ? sent : -CS_AGAIN
            }
            sent += Int(result)
        }
        writeNeeds = CS_WRITE
        return sent
    }

    /// Says that nothing follows (RFC 8446 §6.1). False when that has to wait until the socket takes more.
    func end() -> Bool {
        if isBroken { return true }
        ERR_clear_error()
        let result = SSL_shutdown(ssl)
        guard result < 0, SSL_get_error(ssl, result) == SSL_ERROR_WANT_WRITE else { return true }
        writeNeeds = CS_WRITE
        return false
    }

    /// What the socket must be ready for before the same call is tried again; nil after a failure, and at the end.
    private func need(_ result: Int32) -> UInt32? {
        switch SSL_get_error(ssl, result) {
        case SSL_ERROR_WANT_READ: return CS_READ
        case SSL_ERROR_WANT_WRITE: return CS_WRITE
        case SSL_ERROR_ZERO_RETURN: return nil
        default:
            isBroken = true
            return nil
        }
    }
}
