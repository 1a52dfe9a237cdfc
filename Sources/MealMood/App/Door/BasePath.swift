/// What the outside puts before every path of this server: nothing, or `/meals` where it lives below another site.
///
/// No URL of the product begins like it (`FrontDoor` sees to that), so a path that has it already is told from one that
/// needs it.
package struct BasePath: Hashable, Sendable {
    package let text: String

    static let none = BasePath(checked: "")

    /// Nil for what cannot stand in a URL and in a cookie as it is.
    init?(_ path: String) {
        let segments = path.split(separator: "/").map(String.init)
        let isPlain = segments.allSatisfy { segment in
            segment != "." && segment != ".." && segment.utf8.allSatisfy(Self.isPlain)
        }
        guard isPlain, path.utf8.count <= 200 else { return nil }
        text = segments.map { "/\($0)" }.joined()
    }

    init(checked text: String) { self.text = text }

    /// The first segment; nil without a base.
    var first: Substring? { text.split(separator: "/").first }

    /// A path of this server as the outside must write it. What is no path stays as it is.
    func placed(_ path: String) -> String {
        guard !text.isEmpty, path.hasPrefix("/"), !path.hasPrefix("//"), !holds(path) else { return path }
        return text + path
    }

    /// The path as the product knows it, whether the base came along or a proxy took it away.
    func stripped(_ path: String) -> String {
        guard !text.isEmpty, holds(path) else { return path }
        let rest = path.dropFirst(text.count)
        return rest.isEmpty ? "/" : String(rest)
    }

    private func holds(_ path: String) -> Bool {
        guard path.hasPrefix(text) else { return false }
        let next = path.utf8.dropFirst(text.utf8.count).first
        return next == nil || next.map { "/?#".utf8.contains($0) } == true
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
