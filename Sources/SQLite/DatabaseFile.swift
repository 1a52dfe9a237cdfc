import CSQLite
import Glibc

/// The file under a database: its name, its birth, its permanence.
enum DatabaseFile {
    /// A name that SQLite takes for a file and nothing else.
    static func name(_ path: String) throws(SQLiteError) -> String {
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw SQLiteError(code: SQLITE_CANTOPEN, message: "not the name of a file")
        }
        let first = path.utf8.first
        let isSpecial = first == UInt8(ascii: ":") || path.hasPrefix("file:")
        return isSpecial ? "./" + path : path
    }

    /// Creates the file with mode 0600 unless it is there; the log files beside it take their mode from it.
    ///
    /// An existing file is not opened: closing it again would drop the locks of this process's other connections
    /// (sqlite.org/howtocorrupt.html §2.2).
    static func create(_ path: String) throws(SQLiteError) {
        let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if file >= 0 {
            close(file)
        } else if errno != EEXIST {
            throw fault("cannot create", path)
        }
    }

    /// Gives a finished file its name for good: contents and directory reach the disk.
    static func publish(_ temporary: String, as path: String) throws(SQLiteError) {
        try synchronise(temporary)
        guard rename(temporary, path) == 0 else { throw fault("cannot name", path) }
        try synchronise(directory(of: path))
    }

    static func remove(_ path: String) { unlink(path) }

    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    static func directory(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func synchronise(_ path: String) throws(SQLiteError) {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw fault("cannot open", path) }
        defer { close(file) }
        guard fsync(file) == 0 else { throw fault("cannot write", path) }
    }

    private static func fault(_ what: String, _ path: String) -> SQLiteError {
        let reason = String(cString: strerror(errno))
        return SQLiteError(code: SQLITE_CANTOPEN, message: "\(what) \(path): \(reason)")
    }
}
