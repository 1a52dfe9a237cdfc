/// A place in a template file.
package struct Position: Sendable, Hashable {
    /// The template's name: its path below the templates' folder, without `.mustache`.
    package let file: String
    /// From 1.
    package let line: Int
    /// From 1, in characters (Unicode scalars).
    package let column: Int

    package init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}

extension Position: CustomStringConvertible {
    package var description: String { "\(file).mustache:\(line):\(column)" }
}
