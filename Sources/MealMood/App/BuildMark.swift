import Crypto
import Foundation
import Glibc

/// Names what is installed: it changes with the program and with any of its files, so that no page of an older one is
/// taken for a page of this one.
enum BuildMark {
    static func made(root: String, base: BasePath, assets: Assets) throws -> String {
        var parts = [Program.version, program(), base.text, assets.version]
        for folder in ["Templates", "Localization"] {
            for path in try Folder.paths(in: "\(root)/\(folder)") {
                guard let bytes = FileManager.default.contents(atPath: "\(root)/\(folder)/\(path)") else { continue }
                parts.append("\(path) \(Hex.encode(sha256(Array(bytes))))")
            }
        }
        return String(Hex.encode(sha256(Array(parts.joined(separator: "\n").utf8))).prefix(12))
    }

    /// Size and time of the file that runs: enough to tell two builds apart, and nothing to read.
    private static func program() -> String {
        var state = stat()
        guard stat("/proc/self/exe", &state) == 0 else { return "" }
        return "\(state.st_size) \(state.st_mtim.tv_sec) \(state.st_mtim.tv_nsec)"
    }
}
