import HTTP
import Testing

@testable import MealMood

/// Every route of the product as something to send: whoever adds a route with a parameter that no test knows is told so.
struct RoutePath: CustomTestStringConvertible, Sendable {
    let route: Route<Endpoint>
    let path: String

    var testDescription: String { "\(route.method) \(route.pattern)" }
    var isForProgram: Bool { path.hasPrefix("/api/") }

    /// Whether only members of a household get more than a refusal.
    var isForMembers: Bool {
        switch route.handler {
        case .newcomer, .member, .page, .long, .secret, .prepared: true
        case .visitor: false
        // What is asked of a password: at the door from anybody, on the person's own pages from them alone.
        case .hashing: path.hasPrefix("/account")
        }
    }

    static let all: [Route<Endpoint>] = AllRoutes.all

    /// What parameters mean that name nothing of anybody's.
    static let natural = ["monday": "2026-09-14", "slot": "2-dinner", "problem": "notFound"]

    /// Nobody's ids.
    static let nobodys = [
        "dish": "nobody", "tag": "nobody", "token": "nobody", "licence": "nobody", "session": "nobody",
        "invitation": "nobody", "person": "nobody", "pairing": "nobody", "upload": "nobody", "code": "NOBODYS0",
    ].merging(natural) { own, _ in own }

    init(_ route: Route<Endpoint>, _ values: [String: String]) throws {
        self.route = route
        let filled = try route.pattern.split(separator: "/").map { segment in
            guard segment.hasPrefix("{") else { return "/\(segment)" }
            let name = String(segment.dropFirst().dropLast())
            let value = try #require(values[name], "no test knows what {\(name)} of \(route.pattern) is")
            return "/\(PercentEncoding.encode(value))"
        }
        path = filled.isEmpty ? "/" : filled.joined()
    }

    /// The names of the parameters that belong to somebody.
    static func owned(_ route: Route<Endpoint>) -> [String] {
        route.pattern.split(separator: "/").filter { $0.hasPrefix("{") }.map { String($0.dropFirst().dropLast()) }
            .filter { natural[$0] == nil }
    }
}
