import HTTP
import Testing

@Suite struct AssetFolderTests {
    @Test func readsATree() throws {
        let folder = try TemporaryFolder()
        try folder.write("favicon.ico", "icon")
        try folder.write("js/lib/x.js", "x")
        try folder.write("css/a b.css", "")
        try folder.write(".hidden", "secret")
        try folder.write(".git/config", "secret")
        try folder.write("js/.swp", "secret")
        var assets = AssetFolder()
        try assets.load(folder.path)
        #expect(assets.paths == ["css/a b.css", "favicon.ico", "js/lib/x.js"])
        #expect(assets.bytes(of: "js/lib/x.js") == Array("x".utf8))
    }

    @Test func followsLinksInsideOnly() throws {
        let outside = try TemporaryFolder()
        try outside.write("secret.txt", "secret")
        let folder = try TemporaryFolder()
        try folder.write("a/real.txt", "real")
        try folder.link("alias.txt", to: "a/real.txt")
        try folder.link("b", to: "a")
        var assets = AssetFolder()
        try assets.load(folder.path)
        #expect(assets.paths == ["a/real.txt", "alias.txt", "b/real.txt"])

        try folder.link("leak.txt", to: "\(outside.path)/secret.txt")
        try folder.link("a/leaks", to: outside.path)
        try folder.link("a/loop", to: "../a")
        try folder.link("root", to: ".")
        try folder.link("broken", to: "nowhere")
        let faults = #expect(throws: AssetFaults.self) { try assets.load(folder.path) }
        // "b" is the folder "a" once more, so that its two links are met twice.
        #expect(faults?.faults.count == 7)
        #expect(assets.paths.count == 3)
    }

    @Test func aNeighbourWithALongerNameIsOutside() throws {
        let folder = try TemporaryFolder()
        try folder.write("public/a.txt", "a")
        try folder.write("public-not/b.txt", "b")
        try folder.link("public/b.txt", to: "../public-not/b.txt")
        var assets = AssetFolder()
        #expect(throws: AssetFaults.self) { try assets.load("\(folder.path)/public") }
    }

    @Test func saysWhichFolderIsMissing() throws {
        var assets = AssetFolder()
        let faults = #expect(throws: AssetFaults.self) { try assets.load("/nowhere/at/all") }
        #expect(faults?.description.hasPrefix("/nowhere/at/all: ") == true)
    }

    @Test(arguments: [
        ("js/app.js", "/assets/js/app.ba7816bf.js"), ("icons.svg", "/assets/icons.ba7816bf.svg"),
        ("a.b/c.min.css", "/assets/a.b/c.min.ba7816bf.css"), ("LICENSE", "/assets/LICENSE.ba7816bf"),
        ("d.e/LICENSE", "/assets/d.e/LICENSE.ba7816bf"), ("a b/ñ.css", "/assets/a%20b/%C3%B1.ba7816bf.css"),
    ])
    func putsTheHashIntoTheName(path: String, url: String) {
        var assets = AssetFolder()
        assets.add(path: path, bytes: Array("abc".utf8))
        #expect(assets.url(for: path) == url)
        #expect(StaticFiles(assets).url(for: path) == url)
    }

    @Test func rewritesBeforeHashing() {
        var assets = AssetFolder()
        assets.add(path: "a.css", bytes: Array("url(b)".utf8), modified: 1)
        let before = assets.url(for: "a.css")
        let changed = assets.rewrite("a.css") { _ in Array("url(c)".utf8) }
        #expect(changed)
        #expect(assets.url(for: "a.css") != before)
        #expect(assets.bytes(of: "a.css") == Array("url(c)".utf8))
        let response = StaticFiles(assets).response(to: .sample(.get, "/a.css"))
        #expect(response?.headers["Last-Modified"] == nil)
        #expect(!assets.rewrite("none") { $0 })
        assets.remove(path: "a.css")
        #expect(assets.paths.isEmpty && assets.url(for: "a.css") == nil)
    }
}
