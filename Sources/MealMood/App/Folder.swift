import Foundation

/// Reads folders of the installation at boot.
enum Folder {
    struct Fault: Error, CustomStringConvertible { let description: String }

    /// Every text file below a folder with the ending, by its path without it.
    static func texts(in folder: String, ending: String) throws -> [String: String] {
        var texts: [String: String] = [:]
        for path in try paths(in: folder) where path.hasSuffix(ending) {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)"))
            guard let text = String(data: bytes, encoding: .utf8) else {
                throw Fault(description: "\(folder)/\(path) is not UTF-8")
            }
            texts[String(path.dropLast(ending.count))] = text
        }
        return texts
    }

    /// Every file below a folder, in order.
    static func paths(in folder: String) throws -> [String] {
        // The enumerator lists nothing when the folder itself is a link.
        let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
        guard let names = FileManager.default.enumerator(atPath: real) else {
            throw Fault(description: "the folder \(folder) is missing; --root names the one that holds it")
        }
        return names.compactMap { $0 as? String }.filter { !$0.hasPrefix(".") }.sorted()
    }
}
