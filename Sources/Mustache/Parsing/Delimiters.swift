/// The marks around a tag.
struct Delimiters: Sendable, Equatable {
    let open: [UInt8]
    let close: [UInt8]

    static let standard = Delimiters(open: Array("{{".utf8), close: Array("}}".utf8))

    /// Reads the inside of `{{=<% %>=}}`: two marks with blanks between, neither containing `=`.
    init?(setting content: ArraySlice<UInt8>) {
        let marks = content.split(whereSeparator: SourceText.isSpace)
        guard marks.count == 2, !content.contains(UInt8(ascii: "=")) else { return nil }
        self.init(open: Array(marks[0]), close: Array(marks[1]))
    }

    private init(open: [UInt8], close: [UInt8]) {
        self.open = open
        self.close = close
    }
}
