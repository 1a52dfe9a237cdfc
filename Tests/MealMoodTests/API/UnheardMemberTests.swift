import HTTP
import MealMoodTesting
import Testing

@testable import MealMood

/// Members that a call does not know are ignored: a body of nothing else asks for nothing, and nothing is done.
@Suite struct UnheardMemberTests {
    @Test func aBodyThatSaysNothingKnownIsRefusedByEveryCallThatNeedsOne() throws {
        let homes = try Neighbours()
        let document = try APIDocument(folder: "\(TestApp.root)/Templates/openapi", below: .none)
        let before = try homes.otherRows()
        let calls = AllRoutes.all.filter { Self.needsJSON($0, document) }
        #expect(calls.count(where: { $0.method == .patch }) == 6 && calls.count > 12)
        for route in calls {
            let path = try RoutePath(route, homes.ids)
            for body in ["{}", "{\"unheard\":1,\"rules\":{},\"calendar\":{}}"] {
                let answer = homes.other.send(route.method, path.path, json: body)
                #expect([400, 422].contains(answer.status), "\(path.testDescription) \(body): \(answer.status)")
            }
        }
        #expect(try homes.otherRows() == before)
    }

    private static func needsJSON(_ route: Route<Endpoint>, _ document: APIDocument) -> Bool {
        let path = route.pattern.replacing("/api/v1", with: "", maxReplacements: 1)
        let operation = document.root["paths"]?[path]?["\(route.method)".lowercased()]
        let body = operation?["requestBody"]
        return route.pattern.hasPrefix("/api/") && body?["required"] == .flag(true)
            && body?["content"]?["application/json"] != nil
    }
}
