/// Builds the tree that a router looks paths up in, and collects the mistakes of the table.
struct RouteTree {
    private(set) var nodes = [RouteNode()]
    private(set) var faults: [RouteFault] = []

    mutating func add(_ method: Method, _ pattern: String, index: Int) {
        do throws(RouteFault.Reason) {
            let parsed = try RoutePattern(pattern)
            let node = try place(parsed)
            guard !nodes[node].routes.contains(where: { $0.method == method }) else { throw .duplicate }
            nodes[node].pattern = pattern
            nodes[node].names = parsed.parameterNames
            nodes[node].routes.append((method, index))
        } catch {
            faults.append(RouteFault(method: method, pattern: pattern, reason: error))
        }
    }

    private mutating func place(_ pattern: RoutePattern) throws(RouteFault.Reason) -> Int {
        var node = 0
        for segment in pattern.segments {
            switch segment {
            case .literal(let bytes): node = literalChild(of: node, bytes)
            case .parameter(let name): node = try parameterChild(of: node, name)
            }
        }
        return node
    }

    private mutating func literalChild(of node: Int, _ bytes: [UInt8]) -> Int {
        if let child = nodes[node].literal(bytes) { return child }
        nodes.append(RouteNode())
        nodes[node].literals.append((bytes, nodes.count - 1))
        return nodes.count - 1
    }

    private mutating func parameterChild(of node: Int, _ name: String) throws(RouteFault.Reason) -> Int {
        if let (known, child) = nodes[node].parameter {
            guard known == name else { throw .otherName(known) }
            return child
        }
        nodes.append(RouteNode())
        nodes[node].parameter = (name, nodes.count - 1)
        return nodes.count - 1
    }
}
