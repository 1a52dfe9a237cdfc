import Crypto

/// The files of a site, ready in memory and frozen: plain and compressed, found by one look at a dictionary.
package struct StaticFiles: Sendable {
    private let files: [String: Representation]
    private let urls: [String: String]
    /// Changes when any file does: a hash over all hashes.
    package let version: String

    /// Compresses everything that gets smaller; takes a moment.
    package init(_ folder: AssetFolder) {
        let gzip = Gzip(level: 9)
        var files: [String: Representation] = [:]
        var urls: [String: String] = [:]
        for (path, asset) in folder.assets {
            let type = FileType.contentType(ofPath: path)
            let packed = StaticFiles.packed(asset.bytes, type, gzip)
            func representation(_ cacheControl: String) -> Representation {
                Representation(
                    type: type, bytes: asset.bytes, gzip: packed, etag: ETag(String(asset.hash.prefix(32))),
                    lastModified: asset.modified, cacheControl: cacheControl)
            }
            if let url = folder.url(for: path) {
                urls[path] = url
                files[url] = representation("public, max-age=31536000, immutable")
            }
            for url in folder.plainURLs(for: path) { files[url] = representation("public, max-age=0, must-revalidate") }
        }
        self.files = files
        self.urls = urls
        version = String(Hex.encode(sha256(Array(urls.values.sorted().joined(separator: "\n").utf8))).prefix(16))
    }

    /// The address to write into pages for `js/app.js`: it changes with the content and is cached for a year.
    package func url(for path: String) -> String? { urls[path] }

    /// The paths of all files, sorted.
    package var paths: [String] { urls.keys.sorted() }

    /// The answer when the path is one of the files, else nil. Methods other than GET and HEAD get 405.
    package func response(to request: Request) -> Response? {
        guard let file = files[request.path] else { return nil }
        guard request.method == .get || request.method == .head else { return .methodNotAllowed(allow: [.get, .head]) }
        return file.response(to: request)
    }

    private static func packed(_ bytes: [UInt8], _ type: String, _ gzip: Gzip) -> [UInt8]? {
        guard MediaType(type)?.isCompressible ?? false else { return nil }
        let packed = gzip.compress(bytes)
        return packed.count < bytes.count ? packed : nil
    }
}
