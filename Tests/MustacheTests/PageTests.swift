import Testing

@testable import Mustache

/// Pages declared with models.
struct PageTests {
    @Test(arguments: PageTests.values + PageTests.scopes + PageTests.inclusions)
    func prints(_ example: PageExample) throws {
        #expect(try example.render() == example.expected)
    }

    static let paella = Dish(
        name: "Paella & co", note: "hot", tags: [Pill(), Pill(id: "t2", name: "Rice")], isUsed: true)
    static let soup = Dish(name: "Soup")

    static let values: [PageExample] = [
        PageExample("text is escaped", "{{title}}", Menu(title: "<A & 'B'>"), prints: "&lt;A &amp; &#39;B&#39;&gt;"),
        PageExample("number", "{{count}}", Menu(count: -7), prints: "-7"),
        PageExample(
            "number as section", "{{#count}}{{.}}{{/count}}{{^count}}none{{/count}}", Menu(count: 3), prints: "3"),
        PageExample("zero is false", "{{#count}}{{.}}{{/count}}{{^count}}none{{/count}}", prints: "none"),
        PageExample(
            "HTML is raw", "{{{importMap}}}{{&importMap}}", prints: "<script>1 & 2</script><script>1 & 2</script>"),
        PageExample("HTML as section", "{{#importMap}}{{{.}}}{{/importMap}}", prints: "<script>1 & 2</script>"),
        PageExample("flag as attribute", "{{#best}}a=\"{{isUsed}}\"{{/best}}", Menu(best: soup), prints: "a=\"false\""),
        PageExample(
            "empty text is false", "{{#best}}{{^note}}-{{/note}}{{#note}}{{.}}{{/note}}{{/best}}", Menu(best: soup),
            prints: "-"),
        PageExample(
            "text is the current value", "{{#best}}{{#note}}{{.}}{{/note}}{{/best}}", Menu(best: paella), prints: "hot"),
        PageExample(
            "list of texts", "{{#reasons}}<{{.}}>{{/reasons}}{{^reasons}}none{{/reasons}}", Menu(reasons: ["a", "<"]),
            prints: "<a><&lt;>"),
        PageExample("empty list", "{{#reasons}}<{{.}}>{{/reasons}}{{^reasons}}none{{/reasons}}", prints: "none"),
        PageExample("literal only", "x", prints: "x"),
        PageExample("nothing", "", prints: ""),
    ]

    static let scopes: [PageExample] = [
        PageExample(
            "list", "{{#dishes}}{{name}};{{/dishes}}", Menu(dishes: [paella, soup]), prints: "Paella &amp; co;Soup;"),
        PageExample(
            "inner names hide outer ones", "{{#dishes}}{{name}}:{{#tags}}{{name}},{{/tags}}{{/dishes}}",
            Menu(dishes: [paella, soup]), prints: "Paella &amp; co:Fish,Rice,Soup:"),
        PageExample(
            "outer names are seen inside", "{{#dishes}}{{#tags}}{{title}}{{language}}{{isUsed}}{{/tags}}{{/dishes}}",
            Menu(dishes: [paella]), prints: "MenuestrueMenuestrue"),
        PageExample("missing model", "{{#best}}{{name}}{{/best}}{{^best}}none{{/best}}", prints: "none"),
        PageExample("steps", "{{best.name}}", Menu(best: soup), prints: "Soup"),
        PageExample("steps through nothing", "[{{best.name}}]", prints: "[]"),
        PageExample(
            "section with steps", "{{#best.tags}}{{name}}{{title}}{{/best.tags}}", Menu(best: paella),
            prints: "FishMenuRiceMenu"),
        PageExample(
            "inverted steps, false at the end", "{{^best.isUsed}}no{{/best.isUsed}}", Menu(best: soup), prints: "no"),
        PageExample("inverted steps, true", "{{^best.isUsed}}no{{/best.isUsed}}!", Menu(best: paella), prints: "!"),
        PageExample("inverted steps through nothing", "{{^best.isUsed}}no{{/best.isUsed}}", prints: "no"),
        PageExample(
            "model through steps keeps the names around", "{{#best.note}}{{.}} {{title}} {{best.name}}{{/best.note}}",
            Menu(best: Dish(name: "X", note: "n")), prints: "n Menu X"),
        PageExample("kept record", "{{#card}}{{name}}{{/card}}", Menu(card: Record(soup)), prints: "Soup"),
        PageExample(
            "kept records", "{{#cards}}{{name}} {{/cards}}", Menu(cards: [Record(soup), Record(soup)]),
            prints: "Soup Soup "),
        PageExample("text between sections", "a{{#best}}b{{/best}}c{{^best}}d{{/best}}e", prints: "acde"),
    ]

    static let inclusions: [PageExample] = [
        PageExample(
            "partial", "{{#dishes}}{{>dish}}{{/dishes}}", Menu(dishes: [paella, soup]),
            prints: "Paella &amp; co #Fish #Rice;Soup;"),
        PageExample("layout", "{{<layout}}{{$main}}{{title}}{{/main}}{{/layout}}", prints: "<es>Menu"),
        PageExample("default of the layout", "{{<layout}}{{/layout}}", prints: "<es>none"),
        PageExample("chosen template", "{{>*view}}", prints: "<i>Menu</i>"),
        PageExample(
            "other chosen template", "{{#dishes}}{{>*view}}{{/dishes}}", Menu(dishes: [soup], view: "large"),
            prints: "<b>Menu</b>"),
        PageExample("a name that was not declared", "[{{>*view}}]", Menu(view: "layout"), prints: "[]"),
    ]
}
