import HTTP
import Testing

@Suite struct VaryTests {
    @Test(arguments: [
        ([], ["Cookie"]), (["Cookie"], ["Cookie"]), (["cookie"], ["cookie"]), (["Accept, COOKIE"], ["Accept, COOKIE"]),
        (["Accept"], ["Accept, Cookie"]), (["Accept", "Origin"], ["Accept, Origin, Cookie"]), (["*"], ["*"]),
    ])
    func addsOnce(before: [String], after: [String]) {
        var headers = HeaderFields()
        for value in before { headers.append("Vary", value) }
        headers.vary(by: "Cookie")
        #expect(headers.values(of: "Vary") == after)
    }
}
