import Foundation
import Glibc

/// What the data folder holds is nobody else's on this machine.
enum OwnFiles {
    /// Closes the folder, and the database and its copies in it, to everybody else, and says so where they were open.
    static func close(_ folder: String) {
        close(folder, to: 0o700, of: S_IFDIR)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.hasPrefix("mealmood") {
            close("\(folder)/\(name)", to: 0o600, of: S_IFREG)
        }
    }

    private static func close(_ path: String, to mode: mode_t, of kind: mode_t) {
        var state = stat()
        // A link leads to what may be somebody else's.
        guard lstat(path, &state) == 0, state.st_mode & S_IFMT == kind, state.st_mode & 0o077 != 0 else { return }
        if chmod(path, mode) == 0 {
            Log.note("others could read \(path); that is over")
        } else {
            Log.note("others can read \(path), and it is not ours to change: \(String(cString: strerror(errno)))")
        }
    }
}
