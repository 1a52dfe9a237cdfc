/// Finds the tags of a source, following changes of delimiters.
struct TagScanner {
    private let bytes: [UInt8]
    private var delimiters: Delimiters
    private var cursor = 0
    private(set) var tags: [Tag] = []
    private(set) var problems: [Problem] = []

    init(_ bytes: [UInt8], delimiters: Delimiters) {
        self.bytes = bytes
        self.delimiters = delimiters
    }

    mutating func scan() {
        while let start = find(delimiters.open, from: cursor) {
            guard readTag(at: start) else {
                problems.append(Problem(offset: start, message: "the tag is not closed"))
                return
            }
        }
    }

    /// Reads the tag that opens at `start`; false when its closing mark is missing.
    private mutating func readTag(at start: Int) -> Bool {
        var inner = start + delimiters.open.count
        let sigil = inner < bytes.count ? bytes[inner] : 0
        let kind = Tag.Kind(sigil: sigil)
        if kind != nil { inner += 1 }
        var closing = delimiters.close
        if sigil == UInt8(ascii: "{") { closing.insert(UInt8(ascii: "}"), at: 0) }
        if sigil == UInt8(ascii: "=") { closing.insert(UInt8(ascii: "="), at: 0) }
        guard let end = find(closing, from: inner) else { return false }
        cursor = end + closing.count
        add(kind ?? .variable, content: bytes[inner..<end], range: start..<cursor)
        return true
    }

    private mutating func add(_ kind: Tag.Kind, content: ArraySlice<UInt8>, range: Range<Int>) {
        let name = kind == .comment || kind == .delimiters ? "" : name(content, of: kind, at: range.lowerBound)
        tags.append(Tag(kind: kind, name: name, range: range, delimiters: delimiters))
        guard kind == .delimiters else { return }
        if let changed = Delimiters(setting: content) {
            delimiters = changed
        } else {
            let message = "delimiters must be two marks with a blank between, without “=”"
            problems.append(Problem(offset: range.lowerBound, message: message))
        }
    }

    private mutating func name(_ content: ArraySlice<UInt8>, of kind: Tag.Kind, at offset: Int) -> String {
        var words = content.split(whereSeparator: SourceText.isSpace)
        // `{{> * name }}` is the same as `{{>*name}}`.
        if words.count == 2, words[0].elementsEqual([UInt8(ascii: "*")]) {
            words = [words[0] + words[1]]
        }
        if words.isEmpty {
            problems.append(Problem(offset: offset, message: "the tag has no name"))
        } else if words.count > 1 {
            problems.append(Problem(offset: offset, message: "a name cannot contain blanks"))
        }
        return words.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// The next place of `mark`, or nil.
    private func find(_ mark: [UInt8], from start: Int) -> Int? {
        var index = start
        while index + mark.count <= bytes.count {
            if bytes[index] == mark[0], bytes[index..<index + mark.count].elementsEqual(mark) { return index }
            index += 1
        }
        return nil
    }
}
