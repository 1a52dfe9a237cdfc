/// One block of memory: cells, then pointers to the blocks of nested records, then text bytes.
/// Rendering follows plain pointers and never touches a reference count.
///
/// `@unchecked Sendable` because nothing changes after the initialiser.
final class RecordStorage: @unchecked Sendable {
    let block: UnsafeRawPointer
    /// Keeps alive what the block points to.
    private let children: [RecordStorage]

    init(cells: ArraySlice<Cell>, children: ArraySlice<RecordStorage>, bytes: ArraySlice<UInt8>) {
        // Pointers want multiples of eight.
        let pointerStart = (cells.count * MemoryLayout<Cell>.stride + 7) & ~7
        let byteStart = pointerStart + children.count * MemoryLayout<UnsafeRawPointer>.stride
        let size = byteStart + bytes.count
        precondition(size <= Int(UInt32.max), "a record cannot be larger than 4 GB")
        let block = UnsafeMutableRawPointer.allocate(byteCount: max(size, 1), alignment: 8)
        var place = block
        for cell in cells {
            var placed = cell
            placed.offset += UInt32(cell.holdsRecords ? pointerStart : byteStart)
            place.storeBytes(of: placed, as: Cell.self)
            place += MemoryLayout<Cell>.stride
        }
        place = block + pointerStart
        for child in children {
            place.storeBytes(of: child.block, as: UnsafeRawPointer.self)
            place += MemoryLayout<UnsafeRawPointer>.stride
        }
        bytes.withUnsafeBytes { source in
            guard let start = source.baseAddress else { return }
            place.copyMemory(from: start, byteCount: source.count)
        }
        self.block = UnsafeRawPointer(block)
        self.children = Array(children)
    }

    deinit {
        block.deallocate()
    }
}
