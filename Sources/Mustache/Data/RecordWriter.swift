/// Collects the values of records in the order of their fields. A nested record is written on top of the
/// unfinished outer one, so that one writer with its three lists serves a whole tree.
struct RecordWriter: ~Copyable {
    /// Where the record being written begins in each list.
    private struct Base {
        var cells = 0
        var children = 0
        var bytes = 0
    }

    private var cells: [Cell] = []
    private var children: [RecordStorage] = []
    private var bytes: [UInt8] = []
    private var base = Base()

    init() {
        cells.reserveCapacity(16)
        bytes.reserveCapacity(256)
    }

    /// Writes a record and takes it off the lists.
    mutating func record<M: Model>(_ model: M) -> RecordStorage {
        let outer = begin()
        // Through a pointer: a loop over the array would copy each field with its name and kind.
        M.fields.withUnsafeBufferPointer { fields in
            for index in fields.indices {
                fields[index].write(model, &self)
            }
        }
        return finish(outer)
    }

    private mutating func begin() -> Base {
        let outer = base
        base = Base(cells: cells.count, children: children.count, bytes: bytes.count)
        return outer
    }

    private mutating func finish(_ outer: Base) -> RecordStorage {
        let storage = RecordStorage(
            cells: cells[base.cells...], children: children[base.children...], bytes: bytes[base.bytes...])
        cells.removeSubrange(base.cells...)
        children.removeSubrange(base.children...)
        bytes.removeSubrange(base.bytes...)
        base = outer
        return storage
    }
}

extension RecordWriter {
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

    private mutating func close(from start: Int, isTruthy: Bool) {
        let count = UInt32(bytes.count - start)
        let offset = UInt32(start - base.bytes)
        cells.append(Cell(offset: offset, count: count, isTruthy: isTruthy, holdsRecords: false))
    }
}

extension RecordWriter {
    mutating func put(texts: [String]) {
        let start = children.count
        for text in texts {
            let outer = begin()
            put(text: text)
            children.append(finish(outer))
        }
        closeList(from: start)
    }

    mutating func put<M: Model>(models: [M]) {
        let start = children.count
        for model in models {
            children.append(record(model))
        }
        closeList(from: start)
    }

    mutating func put<M: Model>(model: M?) {
        let start = children.count
        if let model { children.append(record(model)) }
        closeList(from: start)
    }

    /// Records that were made earlier; one of another type is a programming error.
    mutating func put(records: [Record], of model: ObjectIdentifier) {
        let start = children.count
        for record in records {
            precondition(record.model == model, "a record was made from a value of another type")
            children.append(record.storage)
        }
        closeList(from: start)
    }

    private mutating func closeList(from start: Int) {
        let count = UInt32(children.count - start)
        let offset = (start - base.children) * MemoryLayout<UnsafeRawPointer>.stride
        cells.append(Cell(offset: UInt32(offset), count: count, isTruthy: count > 0, holdsRecords: true))
    }
}
