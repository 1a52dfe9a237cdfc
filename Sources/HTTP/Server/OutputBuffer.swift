import Glibc

/// Octets on their way out, in memory that grows and is used again. One per reactor, lent to one connection at a time.
final class OutputBuffer {
    @exclusivity(unchecked) private var base: UnsafeMutablePointer<UInt8>
    @exclusivity(unchecked) private var capacity: Int
    @exclusivity(unchecked) private(set) var count = 0

    init(capacity: Int = 64 * 1024) {
        base = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    deinit { base.deallocate() }

    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: count) }

    func reset() { count = 0 }

    @inline(__always)
    func put(_ text: StaticString) { put(text.utf8Start, text.utf8CodeUnitCount) }

    @inline(__always)
    func put(_ start: UnsafePointer<UInt8>, _ length: Int) {
        reserve(length)
        memcpy(base + count, start, length)
        count += length
    }

    func put(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { if let start = $0.baseAddress { put(start, $0.count) } }
    }

    /// Puts a field name or value. Control characters become blanks: they could end the field and begin another.
    func putField(_ text: String) {
        let done: Void? = text.utf8.withContiguousStorageIfAvailable { putField($0) }
        if done == nil { Array(text.utf8).withUnsafeBufferPointer { putField($0) } }
    }

    func put(_ number: Int) {
        reserve(20)
        var rest = UInt(number)
        var length = 1
        var probe = rest
        while probe > 9 {
            probe /= 10
            length += 1
        }
        for index in stride(from: length - 1, through: 0, by: -1) {
            base[count + index] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
        count += length
    }

    private func putField(_ text: UnsafeBufferPointer<UInt8>) {
        reserve(text.count)
        let target = base + count
        for index in 0..<text.count {
            let byte = text[index]
            target[index] = byte < 0x20 || byte == 0x7f ? 0x20 : byte
        }
        count += text.count
    }

    @inline(__always)
    private func reserve(_ more: Int) {
        if count + more > capacity { grow(count + more) }
    }

    private func grow(_ needed: Int) {
        let larger = max(needed, capacity * 2)
        let fresh = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        memcpy(fresh, base, count)
        base.deallocate()
        base = fresh
        capacity = larger
    }
}
