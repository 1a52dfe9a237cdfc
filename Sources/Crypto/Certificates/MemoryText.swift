import COpenSSL

/// Bytes that libcrypto reads from or writes to.
final class MemoryText {
    let handle: OpaquePointer

    init(_ bytes: [UInt8] = []) {
        guard let handle = BIO_new(BIO_s_mem()) else { preconditionFailure("no memory") }
        self.handle = handle
        if !bytes.isEmpty { BIO_write(handle, bytes, Int32(bytes.count)) }
    }

    deinit { BIO_free(handle) }

    /// What was written and not yet read.
    var bytes: [UInt8] {
        let count = BIO_ctrl_pending(handle)
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = count == 0 ? 0 : Int(max(0, BIO_read(handle, buffer.baseAddress, Int32(count))))
        }
    }
}
