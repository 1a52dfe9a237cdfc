/// A template's bytes with questions about lines and blanks.
struct SourceText: Sendable {
    let bytes: [UInt8]

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09
    }

    /// Whether a line begins at `offset`.
    func isLineStart(_ offset: Int) -> Bool {
        offset == 0 || bytes[offset - 1] == 0x0A
    }

    /// Where the line begins when only blanks stand between its start and `offset`.
    func lineStart(ifBlankBefore offset: Int) -> Int? {
        var start = offset
        while start > 0, Self.isBlank(bytes[start - 1]) {
            start -= 1
        }
        return isLineStart(start) ? start : nil
    }

    /// Where the next line begins when only blanks stand between `offset` and the end of its line.
    func nextLine(ifBlankAfter offset: Int) -> Int? {
        let end = endOfBlanks(from: offset)
        if end == bytes.count { return end }
        if bytes[end] == 0x0A { return end + 1 }
        let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
        return isPair ? end + 2 : nil
    }

    /// The first byte from `offset` on that is not a space or a tab.
    func endOfBlanks(from offset: Int) -> Int {
        var end = offset
        while end < bytes.count, Self.isBlank(bytes[end]) {
            end += 1
        }
        return end
    }

    /// The blanks before the first line in `range` that is not empty; `range` starts at a line.
    func firstIndentation(in range: Range<Int>) -> Range<Int>? {
        var start = range.lowerBound
        while start < range.upperBound {
            let end = endOfBlanks(from: start)
            guard let next = nextLine(ifBlankAfter: start), next > start, next <= range.upperBound else {
                return end < range.upperBound ? start..<end : nil
            }
            start = next
        }
        return nil
    }

    /// Whether anything but white space stands in `range`.
    func hasInk(in range: Range<Int>) -> Bool {
        bytes[range].contains { !Self.isSpace($0) }
    }

    /// `range` cut behind each newline.
    func lines(in range: Range<Int>) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let newline = bytes[start..<range.upperBound].firstIndex(of: 0x0A)
            let end = newline.map { $0 + 1 } ?? range.upperBound
            lines.append(start..<end)
            start = end
        }
        return lines
    }
}
