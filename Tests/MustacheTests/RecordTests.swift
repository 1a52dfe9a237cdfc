import Testing

@testable import Mustache

struct RecordTests {
    struct Tag: Model {
        let name: String
        let count: Int
        static let fields: [Field<Self>] = [.text("name") { $0.name }, .number("count") { $0.count }]
    }

    struct Card: Model {
        let tags: [Tag]
        let first: Tag?
        let isUsed: Bool
        static let fields: [Field<Self>] = [
            .list("tags") { $0.tags },
            .model("first") { $0.first },
            .flag("isUsed") { $0.isUsed },
        ]
    }

    @Test func keepsTextEscapedAndNumbersAsDigits() {
        let record = Record(Tag(name: "a<b & 'c' \"d\">", count: -12))
        defer { withExtendedLifetime(record) {} }
        let block = record.storage.block
        #expect(text(block, 0) == "a&lt;b &amp; &#39;c&#39; &quot;d&quot;&gt;")
        #expect(text(block, 1) == "-12")
    }

    @Test func countsNestedRecords() {
        let tag = Tag(name: "Fish", count: 0)
        let record = Record(Card(tags: [tag, tag], first: nil, isUsed: false))
        defer { withExtendedLifetime(record) {} }
        let block = record.storage.block
        #expect(cell(block, 0).count == 2)
        #expect(cell(block, 0).isTruthy)
        #expect(!cell(block, 1).isTruthy)
        #expect(text(block, 2) == "false")
        let child = block.load(fromByteOffset: Int(cell(block, 0).offset) + 8, as: UnsafeRawPointer.self)
        #expect(text(child, 0) == "Fish")
        #expect(!cell(child, 1).isTruthy)
    }

    private func cell(_ block: UnsafeRawPointer, _ index: Int) -> Cell {
        block.load(fromByteOffset: index * MemoryLayout<Cell>.stride, as: Cell.self)
    }

    private func text(_ block: UnsafeRawPointer, _ index: Int) -> String {
        let cell = cell(block, index)
        let bytes = UnsafeRawBufferPointer(start: block + Int(cell.offset), count: Int(cell.count))
        return String(decoding: bytes, as: UTF8.self)
    }
}
