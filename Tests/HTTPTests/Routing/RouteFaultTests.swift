import HTTP
import Testing

@Suite struct RouteFaultTests {
    private func mistakes(_ table: [(Method, String)]) -> RouteFaults? {
        do {
            _ = try Router(table.map { Route($0.0, $0.1, 0) })
            return nil
        } catch {
            return error
        }
    }

    private func faults(_ table: [(Method, String)]) -> [RouteFault] { mistakes(table)?.faults ?? [] }

    @Test(
        arguments: [
            ("", .startsWithoutSlash), ("a", .startsWithoutSlash), ("/a/", .emptySegment), ("//", .emptySegment),
            ("/a//b", .emptySegment), ("/{}", .badParameter), ("/{1a}", .badParameter), ("/{a b}", .badParameter),
            ("/a{b}", .badLiteral), ("/{a}.txt", .badLiteral), ("/a b", .badLiteral), ("/a?b", .badLiteral),
            ("/%41", .badLiteral), ("/..", .badLiteral), ("/ñ", .badLiteral), ("/{a}/{a}", .repeatedParameter),
        ] as [(String, RouteFault.Reason)])
    func refusesAPattern(pattern: String, reason: RouteFault.Reason) {
        #expect(faults([(.get, pattern)]).map(\.reason) == [reason])
    }

    @Test func acceptsWhatPathsShow() {
        #expect(faults([(.get, "/.well-known/x"), (.get, "/a-b_c~d.e"), (.get, "/{id}"), (.post, "/{id}")]).isEmpty)
    }

    @Test func reportsEverythingTogether() {
        let table: [(Method, String)] = [
            (.get, "/a"), (.get, "/a"), (.post, "/a"), (.get, "/x/{id}"), (.get, "/x/{name}/y"), (.get, "z"),
        ]
        let found = faults(table)
        #expect(found.map(\.reason) == [.duplicate, .otherName("id"), .startsWithoutSlash])
        #expect(found.map(\.pattern) == ["/a", "/x/{name}/y", "z"])
        #expect(mistakes(table)?.description.split(separator: "\n").count == 3)
    }
}
