/// Puts a text in front of the paths that stand in attributes, for a site that does not begin at the root of its host.
///
/// What counts is the value as it is printed: `/dishes` is a path, `//host`, `#part`, `?query`, `https://…` and nothing at
/// all are not, and a path that has the prefix already keeps it.
package struct Rooting: Sendable {
    /// Put in front of each path, such as `/meals`; has no character that HTML escapes.
    let prefix: [UInt8]
    /// What stands before a value that may be a path, such as ` href="`.
    private let openings: [[UInt8]]

    /// Nil for an empty prefix: then nothing changes.
    ///
    /// - Parameter attributes: the names of the attributes that hold paths; they must be quoted with `"`.
    package init?(_ prefix: String, attributes: [String]) {
        guard !prefix.isEmpty else { return nil }
        self.prefix = Array(prefix.utf8)
        openings = attributes.map { Array(" \($0)=\"".utf8) }
    }

    /// Whether a value of one of the attributes begins behind `text`.
    func opens(behind text: some BidirectionalCollection<UInt8>) -> Bool {
        guard text.last == UInt8(ascii: "\"") else { return false }
        return openings.contains { opening in text.suffix(opening.count).elementsEqual(opening) }
    }

    /// Where in `text` the prefix belongs: the indices of the slashes that paths begin with.
    func places(in text: ArraySlice<UInt8>, behind before: ArraySlice<UInt8>) -> [Int] {
        text.indices.filter { index in
            guard isPath(text[index...]) else { return false }
            return index == text.startIndex ? opens(behind: before) : opens(behind: text[..<index])
        }
    }

    private func isPath(_ bytes: some Collection<UInt8>) -> Bool { Self.isPath(bytes, below: prefix) }

    /// Whether bytes that are printed begin a path that needs the prefix.
    static func isPath(_ bytes: some Collection<UInt8>, below prefix: [UInt8]) -> Bool {
        let slash = UInt8(ascii: "/")
        guard bytes.first == slash, bytes.dropFirst().first != slash else { return false }
        guard bytes.starts(with: prefix) else { return true }
        return bytes.dropFirst(prefix.count).first.map { !"/?#\"".utf8.contains($0) } ?? false
    }
}
