import HTTP
import MealMoodTesting
import SQLite
import Testing

@testable import MealMood

/// What belongs to another household is not there: not to be seen, not to be changed, not even to be known of.
@Suite struct OtherHouseholdTests {
    @Test func noRouteReachesWhatAnotherHouseholdHas() throws {
        let homes = try Neighbours()
        let before = try homes.otherRows()
        #expect(before.count > 10)
        for route in RoutePath.all where !RoutePath.owned(route).isEmpty {
            // Codes are for whoever holds them; that guessing them ends is proven elsewhere.
            guard RoutePath.owned(route) != ["code"] else { continue }
            let path = try RoutePath(route, homes.ids)
            let answer = homes.own.send(route.method, path.path, headers: Self.headers(path), body: Self.body(path))
            let allowed = Self.gone[path.testDescription].map { answer.status == 303 && answer.location == $0 }
            #expect(allowed ?? (answer.status == 404), "\(path.testDescription): \(answer.status) \(answer.location)")
            for secret in ["Cocido ajeno", "Ajena", "Extraño"] {
                #expect(!answer.contains(secret), "\(path.testDescription) shows \(secret)")
            }
        }
        #expect(try homes.otherRows() == before)
    }

    @Test func noListShowsWhatAnotherHouseholdHas() throws {
        let homes = try Neighbours()
        for route in RoutePath.all where route.method == .get && RoutePath.owned(route).isEmpty {
            if case .events = homes.own.get(route.pattern).response.body { continue }
            let page = homes.own.get(try RoutePath(route, RoutePath.natural).path)
            for secret in ["Cocido ajeno", "Ajena", "Extraño", "home of stranger"] {
                #expect(!page.contains(secret), "\(route.pattern) shows \(secret)")
            }
        }
    }

    @Test(arguments: [
        ("PUT", "/api/v1/weeks/2026-09-14/slots/1-dinner", #"{"dish":"DISH"}"#),
        ("PUT", "/api/v1/weeks/2026-09-14/slots/1-dinner", #"{"dish":"DISH","secondaryDish":"DISH"}"#),
        ("POST", "/api/v1/dishes", #"{"name":"Propio","tags":["TAG"]}"#),
        ("PATCH", "/api/v1/household", #"{"id":"home of stranger","owner":"stranger"}"#),
    ])
    func noBodyNamesWhatAnotherHouseholdHas(method: String, path: String, body: String) throws {
        let homes = try Neighbours()
        let before = try homes.otherRows()
        let json = body.replacing("DISH", with: homes.ids["dish"] ?? "").replacing("TAG", with: homes.ids["tag"] ?? "")
        let answer = homes.own.send(Method(method), path, json: json)
        #expect((400..<500).contains(answer.status), "\(answer.status) \(answer.text)")
        #expect(try homes.otherRows() == before)
        #expect(try homes.own.number("SELECT count(*) FROM account WHERE household_id = 'home of stranger'") == 1)
    }

    /// Where what has gone, or never was, leads back to the page that it would be on: no more than 404 says.
    private static let gone = [
        "GET /transfer/uploads/{upload}": "/transfer?notice=transfer.gone",
        "POST /transfer/uploads/{upload}": "/transfer?notice=transfer.gone",
    ]

    private static func headers(_ path: RoutePath) -> [String: String] {
        if path.path.hasSuffix("/photo") { return ["Content-Type": "image/jpeg"] }
        return ["Content-Type": path.isForProgram ? "application/json" : "application/x-www-form-urlencoded"]
    }

    /// Content that the route would take of one's own.
    private static func body(_ path: RoutePath) -> String {
        switch (path.isForProgram, path.route.pattern) {
        case (_, "/api/v1/dishes/{dish}/photo"): "not looked at"
        case (true, _): "{}"
        case (false, "/tags/{tag}"): "name=Mía&colour=%23abcdef"
        case (false, "/dishes/{dish}"): "name=Mío"
        case (false, _): "sure=1&number=10"
        }
    }
}
