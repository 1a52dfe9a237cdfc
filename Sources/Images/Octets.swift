/// Octets of a file with its numbers; reading beyond the end is a broken image.
struct Octets {
    enum Order { case big, little }

    private let bytes: ArraySlice<UInt8>
    var order = Order.big

    init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes)[...] }

    private init(_ bytes: ArraySlice<UInt8>, _ order: Order) { (self.bytes, self.order) = (bytes, order) }

    var count: Int { bytes.count }

    func starts(with prefix: [UInt8], at offset: Int = 0) -> Bool {
        offset <= count && bytes.dropFirst(offset).starts(with: prefix)
    }

    func number(at offset: Int, octets length: Int) throws(ImageFault) -> Int {
        let part = try part(offset, length).bytes
        let ordered = order == .big ? Array(part) : part.reversed()
        return ordered.reduce(0) { $0 << 8 | Int($1) }
    }

    func part(_ offset: Int, _ length: Int) throws(ImageFault) -> Octets {
        guard offset >= 0, length >= 0, offset <= count, length <= count - offset else { throw .broken }
        let start = bytes.startIndex + offset
        return Octets(bytes[start..<start + length], order)
    }

    /// Whether the pair of octets stands somewhere from `offset` on.
    func contains(_ first: UInt8, _ second: UInt8, from offset: Int) -> Bool {
        var last: UInt8?
        for byte in bytes.dropFirst(offset).reversed() {
            if byte == first, last == second { return true }
            last = byte
        }
        return false
    }
}
