import COpenSSL

/// Bytes that libcrypto reads from or writes to.
enum MemoryText {
    /// - Parameter body: reads from the handle.
    static func reading<R>(_ bytes: [UInt8], _ body: (OpaquePointer) -> R) -> R {
        ERR_clear_error()
        return withHandle { handle in
            BIO_write(handle, bytes, Int32(bytes.count))
            return body(handle)
        }
    }

    /// What `body` writes to the handle.
    ///
    /// - Throws: `CryptoError` when it answers anything but 1, as libcrypto does on success.
    static func written(_ operation: String, _ body: (OpaquePointer) -> Int32) throws(CryptoError) -> [UInt8] {
        let bytes = withHandle { handle in body(handle) == 1 ? content(of: handle) : nil }
        guard let bytes else { throw CryptoError.cleared(operation) }
        return bytes
    }

    private static func content(of handle: OpaquePointer) -> [UInt8] {
        let count = BIO_ctrl_pending(handle)
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = count == 0 ? 0 : Int(max(0, BIO_read(handle, buffer.baseAddress, Int32(count))))
        }
    }

    private static func withHandle<R>(_ body: (OpaquePointer) -> R) -> R {
        guard let handle = BIO_new(BIO_s_mem()) else { preconditionFailure("no memory") }
        defer { BIO_free(handle) }
        return body(handle)
    }
}
