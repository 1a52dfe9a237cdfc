/// Why a folder cannot be served: every reason together, each with the path.
package struct AssetFaults: Error, Equatable, Sendable, CustomStringConvertible {
    package let faults: [String]

    package var description: String { faults.joined(separator: "\n") }
}
