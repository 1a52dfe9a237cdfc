import Foundation
import Testing

@testable import Mustache

/// The published cases, read from the folder beside the repository.
struct Specification {
    struct Case: CustomTestStringConvertible, Sendable {
        let file: String
        let name: String
        let data: Value
        let template: String
        let partials: [String: String]
        let expected: String

        var testDescription: String { "\(file): \(name)" }
    }

    static let folder = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "../shared/mustache-spec").standardizedFileURL

    static var isPresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

    static func cases() throws -> [Case] {
        guard isPresent else { return [] }
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return try files.filter { $0.hasSuffix(".json") }.sorted().flatMap { file in
            let data = try Data(contentsOf: folder.appending(path: file))
            let root = try JSONSerialization.jsonObject(with: data) as? [String: Any]
            let tests = root?["tests"] as? [[String: Any]] ?? []
            return tests.map { Case(file: String(file.dropLast(5)), $0) }
        }
    }
}

extension Specification.Case {
    init(file: String, _ json: [String: Any]) {
        self.file = file
        name = json["name"] as? String ?? ""
        template = json["template"] as? String ?? ""
        partials = json["partials"] as? [String: String] ?? [:]
        expected = json["expected"] as? String ?? ""
        data = Value(json: json["data"] ?? NSNull(), lambda: SpecificationLambdas.lambda(for: name))
    }
}

extension Value {
    /// `lambda` stands for every piece of code, which the cases hold in other languages.
    init(json: Any, lambda: @escaping @Sendable (String) -> String) {
        switch json {
        case let object as [String: Any] where object["__tag__"] as? String == "code":
            self = .lambda(lambda)
        case let object as [String: Any]:
            self = .object(object.mapValues { Value(json: $0, lambda: lambda) })
        case let list as [Any]:
            self = .list(list.map { Value(json: $0, lambda: lambda) })
        case let text as String:
            self = .text(text)
        case let number as NSNumber:
            self = CFBoolean.isBoolean(number) ? .flag(number.boolValue) : .number(number.doubleValue)
        default:
            self = .null
        }
    }
}

private enum CFBoolean {
    /// JSON's `true` and `1` are both NSNumbers; only their Objective-C type tells them apart.
    static func isBoolean(_ number: NSNumber) -> Bool {
        String(cString: number.objCType) == "c"
    }
}
