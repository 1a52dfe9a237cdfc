/// Everything that is wrong with a folder of templates, in the order of files and lines.
package struct LibraryError: Error, Sendable {
    package let faults: [Fault]
}

extension LibraryError: CustomStringConvertible {
    package var description: String {
        faults.map(\.description).joined(separator: "\n")
    }
}
