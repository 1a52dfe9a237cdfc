import Foundation
import HTTP
import Testing

@Suite struct JSONWriterTests {
    private func json(_ body: (inout JSONWriter) -> Void) -> String {
        String(decoding: JSONWriter.write(body), as: UTF8.self)
    }

    @Test func writesStructures() {
        let text = json { json in
            json.object { o in
                o.member("title", "Semana")
                o.member("none", nil as String?)
                o.member("nothing", nil as Int?)
                o.member("count", 14)
                o.member("ratio", 0.5)
                o.member("isFull", false)
                o.member("names", ["a", "b"])
                o.object("slots") { slots in
                    slots.object("0-dinner") { $0.member("fits", true) }
                    slots.object("1-dinner") { _ in }
                }
                o.array("list") { list in
                    list.value(1)
                    list.value("x")
                    list.null()
                    list.object { $0.member("a", 1) }
                    list.array { _ in }
                    list.value(true)
                }
                o.key("last")
                o.value(-1)
            }
        }
        let expected = [
            #"{"title":"Semana","none":null,"nothing":null,"count":14,"ratio":0.5,"isFull":false,"names":["a","b"],"#,
            #""slots":{"0-dinner":{"fits":true},"1-dinner":{}},"#,
            #""list":[1,"x",null,{"a":1},[],true],"last":-1}"#,
        ]
        #expect(text == expected.joined())
    }

    @Test(arguments: [
        ("", #""""#), ("plain ñ 🍝", #""plain ñ 🍝""#), ("\"\\/", #""\"\\/""#), ("a\nb\r\t", #""a\nb\r\t""#),
        ("\u{0}\u{1f}\u{7f}", #""\u0000\u001f\u007f""#), ("</script>", #""\u003c/script>""#),
        ("a\u{2028}b\u{2029}c\u{2027}\u{202A}", "\"a\\u2028b\\u2029c\u{2027}\u{202A}\""), ("\u{E9}\u{2010}", "\"é‐\""),
    ])
    func escapes(text: String, written: String) throws {
        #expect(json { $0.value(text) } == written)
        let read = try JSONSerialization.jsonObject(with: Data(written.utf8), options: .fragmentsAllowed)
        #expect(read as? String == text)
    }

    @Test func escapesNamesToo() {
        #expect(json { $0.object { $0.member("a\"<", 1) } } == #"{"a\"\u003c":1}"#)
    }

    @Test(arguments: [
        (0.0, "0.0"), (-1.5, "-1.5"), (.infinity, "null"), (.nan, "null"), (1e300, "1e+300"), (0.1, "0.1"),
    ])
    func writesNumbers(number: Double, written: String) {
        #expect(json { $0.value(number) } == written)
    }

    @Test func writesTheWidestIntegers() {
        #expect(
            json {
                $0.array {
                    $0.value(Int.min)
                    $0.value(Int.max)
                }
            } == "[\(Int.min),\(Int.max)]")
    }

    @Test func problemHasItsMembers() {
        let problem = Problem(
            .conflict, type: "/problems/rule-violation", title: "Regla", detail: "Carne", instance: "/x")
        let response = problem.response { $0.array("violations") { $0.object { $0.member("rule", "daily") } } }
        #expect(response.status == .conflict)
        #expect(response.headers["Content-Type"] == "application/problem+json")
        let expected = [
            #"{"type":"/problems/rule-violation","title":"Regla","status":409,"detail":"Carne","instance":"/x","#,
            #""violations":[{"rule":"daily"}]}"#,
        ]
        #expect(response.text == expected.joined())
    }

    @Test func problemSaysNoMoreThanItsStatusWhenNotTold() {
        #expect(Problem(.notFound).response().text == #"{"type":"about:blank","title":"Not Found","status":404}"#)
    }
}
