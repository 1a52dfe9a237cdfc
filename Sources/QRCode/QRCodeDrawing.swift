extension QRCode {
    /// Light modules around a code that readers need (ISO/IEC 18004 §6.3.8).
    private static let quietZone = 4

    /// An `svg` element of one path, dark in the current colour on what is behind it.
    ///
    /// - Parameters:
    ///   - label: what the picture is, for who does not see it; escaped here.
    ///   - cssClass: the element's class.
    package func svg(label: String, cssClass: String = "qr") -> String {
        let size = side + 2 * Self.quietZone
        return "<svg class=\"\(cssClass)\" viewBox=\"0 0 \(size) \(size)\" role=\"img\" "
            + "aria-label=\"\(Self.escaped(label))\" shape-rendering=\"crispEdges\">"
            + "<path fill=\"currentColor\" d=\"\(path)\"/></svg>"
    }

    /// Each run of dark modules of a row as one bar.
    private var path: String {
        var text = ""
        for row in 0..<side {
            var column = 0
            while column < side {
                let start = column
                while self[row, column] { column += 1 }
                if column > start {
                    text += "M\(start + Self.quietZone) \(row + Self.quietZone)h\(column - start)v1h-\(column - start)z"
                }
                column += 1
            }
        }
        return text
    }

    /// Lines for a terminal, two rows of modules each, light modules drawn: readable on a dark ground, which most
    /// terminals have. With `invertedGround` for a light one.
    package func terminalLines(invertedGround: Bool = false) -> [String] {
        stride(from: -Self.quietZone / 2, to: side + Self.quietZone / 2, by: 2).map { row in
            String(
                (-Self.quietZone / 2..<side + Self.quietZone / 2).map { column in
                    switch (self[row, column] == invertedGround, self[row + 1, column] == invertedGround) {
                    case (true, true): "█"
                    case (true, false): "▀"
                    case (false, true): "▄"
                    case (false, false): " "
                    }
                })
        }
    }

    private static func escaped(_ text: String) -> String {
        String(
            text.flatMap { character -> String in
                switch character {
                case "&": "&amp;"
                case "<": "&lt;"
                case ">": "&gt;"
                case "\"": "&quot;"
                default: String(character)
                }
            })
    }
}
