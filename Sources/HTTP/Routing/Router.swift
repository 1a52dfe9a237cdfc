/// A table of routes, checked and frozen at start.
///
/// The path decides first, then the method. Where a literal segment and a parameter both fit, the literal wins;
/// the parameter is tried when the rest of the path does not fit behind the literal.
package struct Router<Handler> {
    /// The table, in the order given.
    package let routes: [Route<Handler>]
    private let nodes: [RouteNode]
    private let methods: [Method]

    /// - Throws: every mistake of the table together.
    package init(_ routes: [Route<Handler>]) throws(RouteFaults) {
        var tree = RouteTree()
        for (index, route) in routes.enumerated() { tree.add(route.method, route.pattern, index: index) }
        guard tree.faults.isEmpty else { throw RouteFaults(faults: tree.faults) }
        self.routes = routes
        nodes = tree.nodes
        methods = Set(tree.nodes.flatMap(\.allowed)).sorted { $0.name < $1.name }
    }

    /// - Parameter path: as sent, percent-encoded.
    package func match(_ method: Method, _ path: String) -> RouteMatch<Handler> {
        if path == "*" { return method == .options ? .options(allow: methods) : .notFound }
        var path = path
        return path.withUTF8 { bytes in
            var walk = RouteWalk(nodes: nodes, path: bytes)
            guard let node = walk.find() else { return .notFound }
            guard let index = nodes[node].route(method) else {
                let allowed = nodes[node].allowed
                return method == .options ? .options(allow: allowed) : .methodNotAllowed(allow: allowed)
            }
            let parameters = PathParameters(
                pattern: nodes[node].pattern, names: nodes[node].names, values: walk.values)
            return .found(routes[index].handler, parameters)
        }
    }
}

extension Router: Sendable where Handler: Sendable {}
