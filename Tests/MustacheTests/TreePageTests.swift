import Foundation
import Synchronization
import Testing

@testable import Mustache

/// Templates that contain themselves.
struct TreePageTests {
    static let files = [
        "page": "{{title}}\n{{#best}}{{name}}{{/best}}\n", "tree": "{{>node}}",
        "node": "- {{name}}\n{{#children}}\n  {{>node}}\n{{/children}}\n",
    ]

    private func render(_ tree: Tree) throws -> String {
        let library = try Library(files: Self.files, pages: ["tree": [Tree.self]])
        var output: [UInt8] = []
        try library.render("tree", records: [Record(tree)], into: &output)
        return String(decoding: output, as: UTF8.self)
    }

    @Test func indentsEachLevel() throws {
        let tree = Tree(name: "a", children: [Tree(name: "b", children: [Tree(name: "c")]), Tree(name: "d")])
        #expect(try render(tree) == "- a\n  - b\n    - c\n  - d\n")
    }

    @Test func seesThePageFromEveryLevel() throws {
        let files = ["page": "{{#dishes}}{{>a}}{{/dishes}}", "a": "{{name}}{{title}}{{#best}}{{>a}}{{/best}}"]
        // `best` is found in the page again and again: only the depth ends it.
        let library = try Library(files: files, pages: ["page": [Menu.self]])
        var output: [UInt8] = []
        try library.render("page", records: [Record(Menu(dishes: [Dish(name: "x")]))], into: &output)
        #expect(String(decoding: output, as: UTF8.self) == "xMenu")
        #expect(throws: RenderError.self) {
            var output: [UInt8] = []
            try library.render("page", records: [Record(Menu(dishes: [Dish()], best: Dish()))], into: &output)
        }
    }

    @Test func aChainOfSixtyFits() throws {
        let tree = (0..<60).reduce(Tree(name: "leaf")) { tree, _ in Tree(name: "n", children: [tree]) }
        #expect(try render(tree).hasSuffix("- leaf\n"))
    }

    @Test func aDeeperOneStopsThePageOnASmallStack() throws {
        let tree = (0..<150).reduce(Tree(name: "leaf")) { tree, _ in Tree(name: "n", children: [tree]) }
        let library = try Library(files: Self.files, pages: ["tree": [Tree.self]])
        let record = Record(tree)
        let outcome = Mutex("")
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            var output: [UInt8] = []
            let result = Result { try library.render("tree", records: [record], into: &output) }
            outcome.withLock { $0 = "\(result)" }
            done.signal()
        }
        thread.stackSize = 384 * 1024
        thread.start()
        done.wait()
        #expect(outcome.withLock { $0 }.contains("tooDeep"))
    }

    @Test(arguments: ["{{>page}}", "{{#f}}x{{/f}}", "{{f}}"])
    func endlessDataStopsToo(_ source: String) throws {
        let library = try Library(files: ["page": source])
        var output: [UInt8] = []
        #expect(throws: RenderError.self) {
            try library.render("page", value: ["f": .lambda { _ in "{{f}}{{#f}}x{{/f}}" }], into: &output)
        }
    }

    @Test func aLambdaThatReturnsNoTemplateIsReported() throws {
        let library = try Library(files: ["page": "{{f}}"])
        var output: [UInt8] = []
        #expect(throws: RenderError.self) {
            try library.render("page", value: ["f": .lambda { _ in "{{#open}}" }], into: &output)
        }
    }
}
