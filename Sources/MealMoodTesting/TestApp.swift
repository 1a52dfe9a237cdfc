import Foundation
package import HTTP
package import MealMood
import Synchronization

/// The whole product in this process: real templates, a real database in a folder of its own, a clock that stands still.
package final class TestApp {
    package let folder: String
    /// Another run of the same household leaves it to the first one.
    private let isOwnFolder: Bool
    package let boot: Boot
    private let desk: ReadDesk

    /// - Parameters:
    ///   - now: the instant that the clock shows; Wednesday, 16 September 2026, noon in Madrid unless told.
    ///   - licenceKeys: the lines of the public keys whose licences are taken.
    ///   - change: what else is set.
    package init(
        now: Int64 = 1_789_552_800, folder: String? = nil, isPremiumForAll: Bool = false, licenceKeys: String? = nil,
        change: (inout ServerSettings) -> Void = { _ in }
    ) throws {
        isOwnFolder = folder == nil
        self.folder = folder ?? NSTemporaryDirectory() + "mealmood-test-" + UUID().uuidString
        var settings = ServerSettings()
        settings.dataFolder = self.folder
        settings.rootFolder = Self.root
        settings.frozenNow = now
        settings.isPremiumForAll = isPremiumForAll
        if let licenceKeys {
            try FileManager.default.createDirectory(atPath: self.folder, withIntermediateDirectories: true)
            settings.licenceKeysFile = "\(self.folder)/keys"
            try Data(licenceKeys.utf8).write(to: URL(fileURLWithPath: "\(self.folder)/keys"))
        }
        change(&settings)
        boot = try Boot(settings, try Self.files(below: settings.base))
        desk = try boot.site.makeLocal()
    }

    deinit {
        boot.stop()
        if isOwnFolder { try? FileManager.default.removeItem(atPath: folder) }
    }

    private static let files = Mutex<[BasePath: ProgramFiles]>([:])

    /// Read once: the tests make hundreds of servers on the same files.
    private static func files(below base: BasePath) throws -> ProgramFiles {
        try files.withLock { files in
            if let read = files[base] { return read }
            let read = try ProgramFiles(root: root, below: base)
            files[base] = read
            return read
        }
    }

    /// The repository.
    package static let root: String = {
        var url = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { url.deleteLastPathComponent() }
        return url.path
    }()

    /// Sends one request and waits for its answer, through the same door as the network's.
    package func send(_ request: Request) -> Response {
        var head = request
        head.body = []
        switch boot.site.admit(head, local: desk) {
        case .refuse(let response): return response
        case .accept(let limit) where request.body.count > limit: return boot.site.tooLarge(head, local: desk)
        case .accept: return answer(to: request)
        }
    }

    private func answer(to request: Request) -> Response {
        let answer = Answer()
        switch boot.site.respond(to: request, local: desk, reply: Reply { answer.give($0) }) {
        case .ready(let response): return response
        case .later: return answer.wait()
        }
    }

    /// From now on it is as if too much slow work waited.
    package func refuseSlowWork() {
        boot.site.workers.drain()
        boot.site.hashers.drain()
    }

    /// What the console shows of a server that is nobody's yet.
    package func newSetUpCode() throws -> String? { try boot.newSetUpCode() }
}
