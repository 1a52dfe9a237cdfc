import Foundation
import MealMoodTesting
import Testing

@testable import MealMood

/// The other accounts of the machine cannot read a household.
@Suite struct OwnFilesTests {
    @Test func whatIsMadeIsClosedToOthers() throws {
        let app = try TestApp()
        _ = TestBrowser.atHome(app)
        #expect(try mode(app.folder) == 0o700)
        for name in try FileManager.default.contentsOfDirectory(atPath: app.folder) {
            #expect(try mode("\(app.folder)/\(name)") == 0o600, "\(name)")
        }
    }

    @Test func whatStoodOpenIsClosedAndNothingElseIsTouched() throws {
        let folder = NSTemporaryDirectory() + "mealmood-open-" + UUID().uuidString
        let files = FileManager.default
        defer { try? files.removeItem(atPath: folder) }
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for name in ["mealmood.db-copy", "mealmood-before-upgrade-1.db", "others.txt"] {
            let isOpen: [FileAttributeKey: Any] = [.posixPermissions: 0o644]
            #expect(files.createFile(atPath: "\(folder)/\(name)", contents: Data(), attributes: isOpen))
        }
        try files.createSymbolicLink(atPath: "\(folder)/mealmood.link", withDestinationPath: "\(folder)/others.txt")
        try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
        OwnFiles.close(folder)
        #expect(try mode(folder) == 0o700)
        #expect(try mode("\(folder)/mealmood.db-copy") == 0o600)
        #expect(try mode("\(folder)/mealmood-before-upgrade-1.db") == 0o600)
        #expect(try mode("\(folder)/others.txt") == 0o644)
    }

    private func mode(_ path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return try #require(attributes[.posixPermissions] as? Int)
    }
}
