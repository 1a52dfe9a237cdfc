/// Collects the values of one record in the order of its fields.
struct RecordWriter: ~Copyable {
    private var cells: [Cell] = []
    private var children: [RecordStorage] = []
    private var bytes: [UInt8] = []

    init(fieldCount: Int) {
        cells.reserveCapacity(fieldCount)
        bytes.reserveCapacity(16 * fieldCount)
    }

    mutating func put(text: String) {
        let start = bytes.count
        HTMLEscape.append(text, to: &bytes)
        close(from: start, isTruthy: bytes.count > start)
    }

    mutating func put(html: SafeHTML) {
        let start = bytes.count
        bytes.append(contentsOf: html.markup.utf8)
        close(from: start, isTruthy: bytes.count > start)
    }

    mutating func put(flag: Bool) {
        let start = bytes.count
        let word: StaticString = flag ? "true" : "false"
        word.withUTF8Buffer { bytes.append(contentsOf: $0) }
        close(from: start, isTruthy: flag)
    }

    mutating func put(number: Int) {
        let start = bytes.count
        bytes.append(contentsOf: String(number).utf8)
        close(from: start, isTruthy: number != 0)
    }

    mutating func put(records: [RecordStorage]) {
        let offset = children.count * MemoryLayout<UnsafeRawPointer>.stride
        children.append(contentsOf: records)
        let cell = Cell(
            offset: UInt32(offset), count: UInt32(records.count), isTruthy: !records.isEmpty, holdsRecords: true)
        cells.append(cell)
    }

    mutating func put(record: RecordStorage?) {
        put(records: record.map { [$0] } ?? [])
    }

    consuming func finish() -> RecordStorage {
        RecordStorage(cells: cells, children: children, bytes: bytes)
    }

    private mutating func close(from start: Int, isTruthy: Bool) {
        let count = bytes.count - start
        cells.append(Cell(offset: UInt32(start), count: UInt32(count), isTruthy: isTruthy, holdsRecords: false))
    }
}
