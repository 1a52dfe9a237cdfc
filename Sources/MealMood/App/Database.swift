import Foundation
import SQLite

enum Database {
    /// Makes the data folder and brings the database to this program's schema.
    static func prepare(_ settings: ServerSettings, now: Int64) throws {
        try FileManager.default.createDirectory(
            atPath: settings.dataFolder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        OwnFiles.close(settings.dataFolder)
        let db = try Connection(path: settings.databasePath)
        let report = try Migrator(Schema.migrations).migrate(
            db, appliedAt: now, copyName: "mealmood-before-upgrade-\(now).db")
        try NewestTime.note(now, in: db)
        cleanUp(at: now, in: db)
        try db.transaction { try ChangeEpoch.beginEverywhere(at: now, in: db) }
        if let copy = report.copy { Log.note("copied the database to \(copy) before upgrading it") }
    }

    /// What nobody needs any more goes; a fault in it keeps no family from its week.
    private static func cleanUp(at now: Int64, in db: Connection) {
        do {
            try Tombstones.purge(at: now, in: db)
            try db.transaction { try Session.purge(at: now, in: db) }
        } catch {
            Log.fault("cleaning up: \(error)", request: "-")
        }
    }
}
