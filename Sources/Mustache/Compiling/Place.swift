/// A cell that an instruction reads: the frame's number and the cell's offset in the record's block.
struct Place: Equatable {
    let slot: UInt16
    let offset: UInt16

    init(slot: Int, cell: Int) {
        self.slot = UInt16(slot)
        offset = UInt16(cell * MemoryLayout<Cell>.stride)
    }
}
