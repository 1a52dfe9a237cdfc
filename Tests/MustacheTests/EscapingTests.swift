import Testing

@testable import Mustache

struct EscapingTests {
    @Test(arguments: [
        ("", ""),
        ("plain", "plain"),
        ("<>&\"'", "&lt;&gt;&amp;&quot;&#39;"),
        ("&amp;", "&amp;amp;"),
        ("ñandú 🥘 < 3", "ñandú 🥘 &lt; 3"),
        ("</script><!--", "&lt;/script&gt;&lt;!--"),
        ("\u{0}\t\r\n", "\u{0}\t\r\n"),
        ("a\u{301}<", "a\u{301}&lt;"),
    ])
    func escapes(_ text: String, _ expected: String) {
        #expect(SafeHTML(escaping: text).markup == expected)
    }

    @Test func markupStaysAsItIs() {
        #expect(SafeHTML("<b>&</b>").markup == "<b>&</b>")
    }
}
