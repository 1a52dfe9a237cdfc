/// Follows one path through the tree of a router, over its octets.
struct RouteWalk {
    private let nodes: [RouteNode]
    private let path: UnsafeBufferPointer<UInt8>
    /// The decoded segments that stand for parameters.
    private(set) var values: [String] = []

    init(nodes: [RouteNode], path: UnsafeBufferPointer<UInt8>) {
        self.nodes = nodes
        self.path = path
    }

    /// The node of the whole path, if it has routes.
    mutating func find() -> Int? {
        guard path.first == UInt8(ascii: "/") else { return nil }
        if path.count == 1 { return nodes[0].routes.isEmpty ? nil : 0 }
        return find(from: 0, at: 1)
    }

    /// - Parameter start: where the segment starts, behind a slash.
    private mutating func find(from node: Int, at start: Int) -> Int? {
        var end = start
        var isEscaped = false
        while end < path.count, path[end] != UInt8(ascii: "/") {
            if path[end] == UInt8(ascii: "%") { isEscaped = true }
            end += 1
        }
        guard end > start else { return nil }
        let raw = path[start..<end]
        if isEscaped {
            guard let text = PercentEncoding.decode(raw) else { return nil }
            if let found = descend(nodes[node].literal(text.utf8), end) { return found }
            return parameter(of: node, text, end)
        }
        if let found = descend(nodes[node].literal(raw), end) { return found }
        guard nodes[node].parameter != nil, let text = String(validating: raw, as: UTF8.self) else { return nil }
        return parameter(of: node, text, end)
    }

    private mutating func parameter(of node: Int, _ text: String, _ end: Int) -> Int? {
        guard let child = nodes[node].parameter?.node, RouteWalk.isParameter(text) else { return nil }
        values.append(text)
        if let found = descend(child, end) { return found }
        values.removeLast()
        return nil
    }

    private mutating func descend(_ child: Int?, _ end: Int) -> Int? {
        guard let child else { return nil }
        if end == path.count { return nodes[child].routes.isEmpty ? nil : child }
        return find(from: child, at: end + 1)
    }

    /// A value that means a folder or contains a slash was never one segment.
    private static func isParameter(_ text: String) -> Bool {
        text != "." && text != ".." && !text.utf8.contains(UInt8(ascii: "/"))
    }
}
