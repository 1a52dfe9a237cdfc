/// Where a field's value lies in its record's block.
struct Cell {
    /// Bytes from the start of the block; of the first text byte or of the first pointer.
    var offset: UInt32
    /// Text bytes, or nested records (`{{#name}}` repeats that often).
    var count: UInt32
    /// Whether the section is shown.
    var isTruthy: Bool
    /// Pointers to records, not text.
    var holdsRecords: Bool
}
