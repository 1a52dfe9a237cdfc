import CZlib

/// A compressor for the gzip format (RFC 1952) that is kept and used again: making one costs more than most pages.
/// It belongs to one thread.
package final class Gzip {
    private let stream: UnsafeMutablePointer<z_stream>
    /// Room for the longest result so far.
    private var scratch: [UInt8] = []

    /// - Parameter level: 1 (fast) to 9 (small); 3 is right for pages made on request, 9 for files packed once.
    package init(level: Int) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        precondition(mm_gzip_init(stream, Int32(level)) == Z_OK, "zlib takes levels 1 to 9")
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
    }

    /// The octets compressed; at most 4 GB.
    package func compress(_ bytes: [UInt8]) -> [UInt8] {
        precondition(deflateReset(stream) == Z_OK, "the stream is always ready between calls")
        let bound = Int(deflateBound(stream, UInt(bytes.count)))
        if scratch.count < bound { scratch = [UInt8](repeating: 0, count: bound) }
        let length = scratch.withUnsafeMutableBufferPointer { output in
            bytes.withUnsafeBufferPointer { input in deflateAll(input, into: output) }
        }
        defer { if scratch.count > Gzip.keptScratch { scratch = [] } }
        return Array(scratch[..<length])
    }

    private static let keptScratch = 1 << 20

    private func deflateAll(_ input: UnsafeBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>) -> Int
    {
        // zlib only reads from here; its type does not say so.
        stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.pointee.avail_in = UInt32(input.count)
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = UInt32(output.count)
        precondition(deflate(stream, Z_FINISH) == Z_STREAM_END, "deflateBound leaves room for everything")
        return output.count - Int(stream.pointee.avail_out)
    }
}
