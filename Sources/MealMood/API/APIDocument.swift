import Crypto
import HTTP

/// The OpenAPI document of the JSON interface: files by slice and call, joined at boot.
struct APIDocument: Sendable {
    let root: JSONValue
    private let bytes: [UInt8]
    private let etag: ETag

    init(folder: String, below base: BasePath) throws {
        var joined = JSONValue.object([:])
        for (name, text) in try Folder.texts(in: folder, ending: ".json").sorted(by: { $0.key < $1.key }) {
            do {
                joined = try joined.joined(with: try JSONReader.read(Array(text.utf8)), at: "")
            } catch let fault as JSONReader.Fault {
                throw Folder.Fault(description: "\(folder)/\(name).json: \(fault)")
            }
        }
        try Self.checkReferences(in: joined, of: joined)
        if case .object(var members) = joined {
            members["servers"] = .list([.object(["url": .text(base.placed("/api/v1"))])])
            joined = .object(members)
        }
        root = joined
        bytes = JSONWriter.write { $0.value(joined) }
        etag = ETag(Hex.encode(Array(sha256(bytes).prefix(8))))
    }

    func response() -> Response {
        var response = Response(type: "application/json", bytes)
        response.headers.append("ETag", etag.headerValue)
        response.headers.append("Cache-Control", "no-cache")
        return response
    }

    /// What `#/components/…` points at.
    func target(of reference: String) -> JSONValue? { Self.target(of: reference, in: root) }

    private static func target(of reference: String, in root: JSONValue) -> JSONValue? {
        guard reference.hasPrefix("#/") else { return nil }
        return reference.dropFirst(2).split(separator: "/").reduce(root as JSONValue?) { $0?[String($1)] }
    }

    private static func checkReferences(in value: JSONValue, of root: JSONValue) throws {
        if let reference = value["$ref"]?.text, target(of: reference, in: root) == nil {
            throw Folder.Fault(
                description: "the interface is described by \(reference), which is not there")
        }
        for part in value.parts { try checkReferences(in: part, of: root) }
    }
}

extension JSONValue {
    /// Objects become one; everything else may stand in one file only.
    fileprivate func joined(with other: JSONValue, at place: String) throws -> JSONValue {
        guard case .object(var members) = self, case .object(let more) = other else {
            throw Folder.Fault(description: "the description of the interface has \(place) twice")
        }
        for (name, value) in more {
            members[name] = try members[name].map { try $0.joined(with: value, at: "\(place)/\(name)") } ?? value
        }
        return .object(members)
    }
}
