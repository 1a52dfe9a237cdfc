import Crypto
import Foundation
import HTTP
import Mustache

/// What `Public/` holds, with the stylesheets joined into one and every script under a name that changes with it.
struct Assets: Sendable {
    private let files: StaticFiles
    /// Lets modules import each other by their plain paths.
    let importMap: SafeHTML
    let contentPolicy: String
    /// Changes when any asset does.
    let version: String

    init(folder: String, below base: BasePath) throws {
        var sources = AssetFolder()
        try sources.load(folder)
        Self.joinSheets(in: &sources, below: "css/pages/", as: "pages.css")
        Self.joinSheets(in: &sources, below: "css/", as: "app.css")
        files = StaticFiles(sources)
        let map = Self.importMapJSON(files, below: base)
        importMap = SafeHTML("<script type=\"importmap\">\(map)</script>")
        contentPolicy = SecurityHeaders.contentPolicy(
            importMapHash: Base64.standard.encode(sha256(Array(map.utf8)), padded: true))
        version = files.version
    }

    func response(to request: Request) -> Response? { files.response(to: request) }

    /// The hashed URL of an asset that a template names; an unknown one stops the boot.
    func checkedURL(_ path: String) throws -> String {
        guard let url = files.url(for: path) else { throw Folder.Fault(description: "no asset \(path)") }
        return url
    }

    func url(of path: String) -> String? { files.url(for: path) }

    /// What pages are made of: all that a device keeps so that they work without this server.
    var urlsForPages: [String] {
        let others = ["icons/", "screenshots/", "worker/"]
        return files.paths.filter { path in !others.contains { path.hasPrefix($0) } }.compactMap { files.url(for: $0) }
    }

    /// Many small sheets to write, one to fetch: layers make their order a matter of the first line of each. What only
    /// the screens around the week need is a sheet of its own, so that the first visit of the week stays light.
    private static func joinSheets(in sources: inout AssetFolder, below folder: String, as name: String) {
        let sheets = sources.paths.filter { $0.hasPrefix(folder) }
        let joined = sheets.compactMap { sources.bytes(of: $0) }.joined(separator: [UInt8(ascii: "\n")])
        for sheet in sheets { sources.remove(path: sheet) }
        sources.add(path: name, bytes: condensed(String(decoding: Array(joined), as: UTF8.self)))
    }

    /// Comments and indentation are for those who write; without them a first visit is three kilobytes lighter.
    private static func condensed(_ sheet: String) -> [UInt8] {
        let pieces = sheet.components(separatedBy: "/*").enumerated().map { index, piece in
            index == 0 ? piece : piece.components(separatedBy: "*/").dropFirst().joined(separator: "*/")
        }
        let lines = Array(pieces.joined().utf8).split(separator: UInt8(ascii: "\n"))
        return Array(lines.map { $0.drop { $0 == UInt8(ascii: " ") } }.joined(separator: [UInt8(ascii: "\n")]))
    }

    private static func importMapJSON(_ files: StaticFiles, below base: BasePath) -> String {
        let modules = files.paths.filter { $0.hasPrefix("js/") && $0.hasSuffix(".js") }.sorted()
        let entries = modules.compactMap { path in
            files.url(for: path).map { "\"\(base.placed("/assets/\(path)"))\":\"\(base.placed($0))\"" }
        }
        return "{\"imports\":{\(entries.joined(separator: ","))}}"
    }
}
