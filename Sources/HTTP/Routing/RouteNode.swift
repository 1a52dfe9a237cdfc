/// One place in the tree of segments. Children are indices into the router's nodes.
struct RouteNode: Sendable {
    var literals: [(segment: [UInt8], node: Int)] = []
    var parameter: (name: String, node: Int)?
    var names: [String] = []
    var pattern = ""
    /// Indices into the table, by method.
    var routes: [(method: Method, index: Int)] = []

    func literal(_ segment: some Collection<UInt8>) -> Int? {
        let count = segment.count
        for (literal, node) in literals where literal.count == count {
            if literal.elementsEqual(segment) { return node }
        }
        return nil
    }

    func route(_ method: Method) -> Int? {
        if let route = routes.first(where: { $0.method == method }) { return route.index }
        return method == .head ? route(.get) : nil
    }

    /// What `Allow` says: HEAD goes with GET, OPTIONS with everything.
    var allowed: [Method] {
        var methods = routes.map(\.method)
        if methods.contains(.get), !methods.contains(.head) { methods.append(.head) }
        if !methods.contains(.options) { methods.append(.options) }
        return methods.sorted { $0.name < $1.name }
    }
}
