/// Everything that is wrong with the catalogue's files, found in one go.
package struct CatalogueError: Error, Equatable, CustomStringConvertible {
    /// One line for each fault, with file and line or key.
    package let problems: [String]

    package var description: String { problems.joined(separator: "\n") }
}
