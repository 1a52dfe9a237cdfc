/// Bytes that grow. Raw memory, because an array's `append` costs as much as all the rest of rendering.
struct OutputBuffer: ~Copyable {
    private var start: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int) {
        self.capacity = max(capacity, 64)
        start = .allocate(capacity: self.capacity)
    }

    deinit {
        start.deallocate()
    }

    @inline(__always)
    mutating func append(_ source: UnsafeRawPointer, _ length: Int) {
        if count + length > capacity { grow(by: length) }
        UnsafeMutableRawPointer(start + count).copyMemory(from: source, byteCount: length)
        count += length
    }

    mutating func append(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { source in
            guard let first = source.baseAddress else { return }
            append(first, source.count)
        }
    }

    /// All bytes so far.
    var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: start, count: count)
    }

    private mutating func grow(by length: Int) {
        capacity = max(capacity * 2, count + length)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: start, count: count)
        start.deallocate()
        start = larger
    }
}
