import CZlib

/// Takes the gzip format (RFC 1952) apart again.
package enum Gunzip {
    /// The plain octets; nil when the input is broken, has more behind its end, or would be longer than `limit`.
    package static func decompress(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
        var stream = z_stream()
        guard bytes.count <= UInt32.max, mm_gunzip_init(&stream) == Z_OK else { return nil }
        defer { inflateEnd(&stream) }
        var plain: [UInt8] = []
        var input = bytes
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let isWhole = input.withUnsafeMutableBufferPointer { input in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(input.count)
            return inflateAll(&stream, &chunk, into: &plain, limit: limit)
        }
        return isWhole && stream.avail_in == 0 ? plain : nil
    }

    private static func inflateAll(
        _ stream: inout z_stream, _ chunk: inout [UInt8], into plain: inout [UInt8], limit: Int
    ) -> Bool {
        while true {
            let (state, length) = chunk.withUnsafeMutableBufferPointer { output in
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(output.count)
                let state = inflate(&stream, Z_NO_FLUSH)
                return (state, output.count - Int(stream.avail_out))
            }
            guard plain.count + length <= limit else { return false }
            plain += chunk[..<length]
            if state == Z_STREAM_END { return true }
            guard state == Z_OK, length > 0 || stream.avail_in > 0 else { return false }
        }
    }
}
