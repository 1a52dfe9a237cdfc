import Crypto

/// The files of a site while it starts: read, joined, rewritten; then frozen into `StaticFiles`.
///
/// Every file has an address with a part of its content's hash in it, `/assets/js/app.3f2a9c01.js`, and a plain one,
/// `/assets/js/app.js`. Files at the top of the folder are also found at the top of the site: `/favicon.ico`.
package struct AssetFolder: Sendable {
    struct Asset: Sendable {
        var bytes: [UInt8]
        /// Nil when the file's own date says nothing about the content.
        var modified: Int?
        /// SHA-256 of the content, hexadecimal.
        var hash: String
    }

    private(set) var assets: [String: Asset] = [:]
    let prefix: String

    /// - Parameter prefix: starts and ends with a slash.
    package init(prefix: String = "/assets/") {
        precondition(prefix.first == "/" && prefix.last == "/", "the prefix of assets is a folder")
        self.prefix = prefix
    }

    /// The paths of all files (`js/app.js`), sorted.
    package var paths: [String] { assets.keys.sorted() }

    /// Adds every file below a folder of the file system. Dot-files are left out.
    ///
    /// - Throws: all faults together: what cannot be read, and links that lead out of the folder.
    package mutating func load(_ folder: String) throws(AssetFaults) {
        let walk = FolderWalk(folder)
        guard walk.faults.isEmpty else { throw AssetFaults(faults: walk.faults.sorted()) }
        for file in walk.files { add(path: file.path, bytes: file.bytes, modified: file.modified) }
    }

    /// Adds or replaces one file.
    ///
    /// - Parameters:
    ///   - path: relative, as in `css/app.css`.
    ///   - modified: seconds since 1970-01-01T00:00:00Z; nil when the content was made at start.
    package mutating func add(path: String, bytes: [UInt8], modified: Int? = nil) {
        assets[path] = Asset(bytes: bytes, modified: modified, hash: Hex.encode(sha256(bytes)))
    }

    package mutating func remove(path: String) { assets[path] = nil }

    package func bytes(of path: String) -> [UInt8]? { assets[path]?.bytes }

    /// Replaces the content of one file. Returns false when there is no such file.
    @discardableResult
    package mutating func rewrite(_ path: String, _ change: ([UInt8]) throws -> [UInt8]) rethrows -> Bool {
        guard let asset = assets[path] else { return false }
        add(path: path, bytes: try change(asset.bytes))
        return true
    }

    /// The address with the hash of the present content, which may be cached for ever.
    package func url(for path: String) -> String? {
        guard let asset = assets[path] else { return nil }
        let hash = asset.hash.prefix(8)
        let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
        let folder = path.dropLast(name.count)
        let dot = name.lastIndex(of: ".") ?? name.endIndex
        return prefix + PercentEncoding.encodePath("\(folder)\(name[..<dot]).\(hash)\(name[dot...])")
    }

    /// The addresses that stay the same when the content changes.
    func plainURLs(for path: String) -> [String] {
        let encoded = PercentEncoding.encodePath(path)
        return path.contains("/") ? [prefix + encoded] : [prefix + encoded, "/" + encoded]
    }
}
