/// One block of memory: cells, then pointers to the blocks of nested records, then text bytes.
/// Rendering follows plain pointers and never touches a reference count.
///
/// `@unchecked Sendable` because nothing changes after the initialiser.
final class RecordStorage: @unchecked Sendable {
    let block: UnsafeRawPointer
    /// Keeps alive what the block points to.
    private let children: [RecordStorage]

    init(cells: [Cell], children: [RecordStorage], bytes: [UInt8]) {
        let pointerStart = Self.aligned(cells.count * MemoryLayout<Cell>.stride)
        let byteStart = pointerStart + children.count * MemoryLayout<UnsafeRawPointer>.stride
        let size = byteStart + bytes.count
        precondition(size <= Int(UInt32.max), "a record cannot be larger than 4 GB")
        let block = UnsafeMutableRawPointer.allocate(byteCount: max(size, 1), alignment: 8)
        for (index, cell) in cells.enumerated() {
            var placed = cell
            placed.offset += UInt32(cell.holdsRecords ? pointerStart : byteStart)
            block.storeBytes(of: placed, toByteOffset: index * MemoryLayout<Cell>.stride, as: Cell.self)
        }
        for (index, child) in children.enumerated() {
            let offset = pointerStart + index * MemoryLayout<UnsafeRawPointer>.stride
            block.storeBytes(of: child.block, toByteOffset: offset, as: UnsafeRawPointer.self)
        }
        bytes.withUnsafeBytes { source in
            guard let start = source.baseAddress else { return }
            (block + byteStart).copyMemory(from: start, byteCount: source.count)
        }
        self.block = UnsafeRawPointer(block)
        self.children = children
    }

    deinit {
        block.deallocate()
    }

    private static func aligned(_ size: Int) -> Int {
        (size + 7) & ~7
    }
}
