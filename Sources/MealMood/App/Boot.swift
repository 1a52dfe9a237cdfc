import Crypto
import Glibc
import HTTP
import SQLite

/// Everything that can be wrong with an installation is found here, before anybody is served.
package struct Boot {
    package let site: Site
    /// The https side, when there is one.
    package let secure: SecureSite?
    private let writer: Writer<WriteDesk>
    private let workers: Workers
    private let watch: LiveWatch
    private let hashers: Workers
    private let path: String

    package init(_ settings: ServerSettings) throws {
        try self.init(settings, ProgramFiles(root: settings.rootFolder, below: settings.base))
    }

    /// With files that are read already; many servers of one process share them.
    package init(_ settings: ServerSettings, _ files: ProgramFiles) throws {
        let clock = settings.frozenNow.map { Clock.frozen(at: $0) } ?? .system
        secure = settings.isSecure ? try SecureSite(settings, clock: clock) : nil
        let services = Services(
            clock: clock, texts: files.texts, templates: files.templates, assets: files.assets,
            interface: files.interface, build: files.build,
            door: try FrontDoor(settings, certified: secure?.names ?? []),
            isPremiumForAll: settings.isPremiumForAll, licenceKeys: try settings.licenceKeys(),
            licenceShop: settings.licenceShop, secure: secure)
        try Self.checkTimeZones()
        try Database.prepare(settings, now: services.clock.now())
        let path = settings.databasePath
        self.path = path
        writer = try Writer(
            .init(
                makeContext: { try WriteDesk(databasePath: path, services: services) },
                begin: { try $0.begin() }, commit: { try $0.commit() }, failure: Self.failure))
        // Each may hold a photo of 24 megapixels, and each that waits a file to import.
        workers = try Workers(count: 2, capacity: 8)
        // Each hash takes 32 MiB.
        hashers = try Workers(count: 2, capacity: 8)
        watch = try LiveWatch(databasePath: path, live: services.live, clock: clock)
        site = Site(
            services: services, router: try AllRoutes.router(), databasePath: path, writer: writer, workers: workers,
            hashers: hashers)
    }

    /// The code by which a browser of another machine makes this server its own, to be shown to who started it. A new
    /// one at each call, and kept nowhere; nil once the server belongs to somebody.
    package func newSetUpCode() throws -> String? {
        guard try !AccountStore.exists(in: Connection(path: path, mode: .readOnly)) else { return nil }
        return site.services.setUpCode.renew()
    }

    /// Does what is queued and folds the log into the database, so that the file alone is all there is.
    package func stop() {
        watch.end()
        workers.drain()
        hashers.drain()
        writer.drain()
        do {
            try Connection(path: path).checkpoint(.truncate)
        } catch {
            Log.fault("checkpoint: \(error)", request: "-")
        }
    }

    @Sendable private static func failure(_ error: any Error) -> Response {
        Log.fault("commit: \(error)", request: "-")
        return Response(.internalServerError, type: "text/plain", Array("not saved".utf8))
    }

    /// A statically linked build can lose its time zones without a word; a family would then plan the wrong day.
    private static func checkTimeZones() throws {
        guard Clock.isKnown(timeZone: "Europe/Madrid") else {
            throw Folder.Fault(description: "this build knows no time zones")
        }
    }
}
