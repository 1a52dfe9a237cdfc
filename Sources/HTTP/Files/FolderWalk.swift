import Glibc

/// Reads every file of a folder tree. Names that start with a dot are left out. Symbolic links are followed
/// as long as they stay inside the folder.
struct FolderWalk {
    struct File {
        /// Relative to the folder: `js/app.js`.
        var path: String
        var bytes: [UInt8]
        /// Seconds since 1970-01-01T00:00:00Z.
        var modified: Int
    }

    private(set) var files: [File] = []
    private(set) var faults: [String] = []
    private let root: String
    /// The real paths of the folders that are being read: a link back to one of them would never end.
    private var open: [String] = []

    init(_ folder: String) {
        guard let real = FolderWalk.realPath(folder) else {
            root = folder
            faults.append("\(folder): \(FolderWalk.lastError)")
            return
        }
        root = real
        readFolder(real, as: "")
    }

    private mutating func readFolder(_ real: String, as path: String) {
        guard let stream = opendir(real) else {
            faults.append("\(real): \(FolderWalk.lastError)")
            return
        }
        defer { closedir(stream) }
        open.append(real)
        defer { open.removeLast() }
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { raw in
                String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.hasPrefix(".") { continue }
            readEntry("\(real)/\(name)", as: path.isEmpty ? name : "\(path)/\(name)")
        }
    }

    private mutating func readEntry(_ location: String, as path: String) {
        guard let real = FolderWalk.realPath(location) else {
            faults.append("\(location): \(FolderWalk.lastError)")
            return
        }
        guard real.hasPrefix(root + "/"), !open.contains(real) else {
            faults.append("\(location): the link leads out of the folder or back to where it is")
            return
        }
        var status = stat()
        guard stat(real, &status) == 0 else {
            faults.append("\(location): \(FolderWalk.lastError)")
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: readFolder(real, as: path)
        case S_IFREG: readFile(real, as: path, status)
        default: faults.append("\(location): is neither a file nor a folder")
        }
    }

    private mutating func readFile(_ real: String, as path: String, _ status: stat) {
        guard let bytes = FolderWalk.contents(of: real, expected: Int(status.st_size)) else {
            faults.append("\(real): \(FolderWalk.lastError)")
            return
        }
        files.append(File(path: path, bytes: bytes, modified: status.st_mtim.tv_sec))
    }

    private static func contents(of file: String, expected: Int) -> [UInt8]? {
        let descriptor = Glibc.open(file, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(expected)
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count == 0 { return bytes }
            guard count > 0 else { return nil }
            bytes += chunk[..<count]
        }
    }

    private static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static var lastError: String { String(cString: strerror(errno)) }
}
