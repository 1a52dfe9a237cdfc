import HTTP
import Testing

@testable import MealMood

/// What stands in the log lets nobody in.
@Suite struct AccessLogTests {
    @Test(arguments: [
        ("/join/ABCD2345", "/join/{code}"), ("/meals/join/ABCD2345", "/meals/join/{code}"),
        ("/JOIN/ABCD2345", "/JOIN/{code}"),
        ("/j%6fin/ABCD2345", "/join/{code}"), ("/join/ABCD2345/more", "/join/{code}"),
        ("//join/ABCD2345", "//join/{code}"),
        ("/pair/ABCD2345", "/pair/{code}"), ("/sign-in/ABCD2345", "/sign-in/{code}"), ("/join", "/join"),
        ("/join/", "/join/"),
        ("/week/2026-09-14", "/week/2026-09-14"), ("/joint/ABC", "/joint/ABC"), ("*", "*"), ("/a%2", "/a%2"),
    ])
    func codesAreLeftOut(path: String, logged: String) {
        #expect(AccessLog.safe(path) == logged)
    }

    @Test func everyRouteWithACodeIsKnown() throws {
        let routes = RoutePath.all.filter { $0.pattern.contains("{code}") }
        #expect(!routes.isEmpty)
        for route in routes {
            let path = try RoutePath(route, ["code": "ABCD2345"]).path
            #expect(!AccessLog.safe(path).contains("ABCD2345"), "\(route.pattern)")
        }
    }

    @Test func aLineHoldsNoCode() {
        var line: [UInt8] = []
        AccessLog.write(
            AccessRecord(
                method: .get, path: "/join/ABCD2345", status: .ok, bytes: 1, microseconds: 1, peer: .loopback,
                requestID: "r"), to: &line)
        #expect(!String(decoding: line, as: UTF8.self).contains("ABCD"))
    }
}
