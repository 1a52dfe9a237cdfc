/// A parsed template file. A class, so that the compiler's many references to it cost nothing.
final class Template: Sendable {
    let name: String
    let source: SourceText
    let nodes: [Node]

    /// Parses `text`; mistakes are added to `faults` and the parsable rest is kept.
    init(name: String, text: String, delimiters: Delimiters = .standard, faults: inout [Fault]) {
        let source = SourceText(bytes: Array(text.utf8))
        var scanner = TagScanner(source.bytes, delimiters: delimiters)
        scanner.scan()
        var matcher = TagMatcher(scanner.tags)
        matcher.match()
        var builder = TreeBuilder(source, scanner.tags, matcher)
        self.name = name
        self.source = source
        nodes = builder.nodes()
        for problem in scanner.problems + matcher.problems + builder.problems {
            faults.append(Fault(position: position(at: problem.offset), message: problem.message))
        }
    }

    /// The line and column of a byte.
    func position(at offset: Int) -> Position {
        var line = 1
        var column = 1
        for byte in source.bytes[..<offset] {
            if byte == 0x0A {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        return Position(file: name, line: line, column: column)
    }
}
