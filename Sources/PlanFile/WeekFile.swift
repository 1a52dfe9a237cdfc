package import Foundation
package import Planner

/// A week as a file, in the format `mealmood-planner-case/1` that `Tests/PlannerTests/Cases/README.md` describes. What
/// a case knows besides the week is passed over.
package struct WeekFile {
    /// What is wrong with a file, and where: "slots[3].meal: neither lunch nor dinner".
    package struct Fault: Error, Equatable, CustomStringConvertible {
        package let field: String
        package let text: String

        package var description: String { "\(field): \(text)" }
    }

    package let week: Week

    package init(_ file: Data) throws {
        do {
            week = try JSONDecoder().decode(WeekEntry.self, from: file).week()
        } catch let error as DecodingError {
            throw Fault(error)
        }
    }
}

extension WeekFile.Fault {
    init(_ field: [any CodingKey], _ text: String) {
        let path = field.reduce(into: "") { path, key in
            path += key.intValue.map { "[\($0)]" } ?? (path.isEmpty ? key.stringValue : ".\(key.stringValue)")
        }
        self.init(field: path.isEmpty ? "file" : path, text: text)
    }

    init(_ error: DecodingError) {
        switch error {
        case .keyNotFound(let key, let context): self.init(context.codingPath + [key], "is missing")
        case .valueNotFound(_, let context): self.init(context.codingPath, "is null")
        case .typeMismatch(let type, let context): self.init(context.codingPath, "is not \(Self.word(for: type))")
        case .dataCorrupted(let context):
            self.init(context.codingPath, context.codingPath.isEmpty ? "is no JSON" : context.debugDescription)
        @unknown default: self.init([], "cannot be read")
        }
    }

    private static func word(for type: any Any.Type) -> String {
        switch type {
        case is Double.Type: "a number"
        case is Bool.Type: "true or false"
        case is String.Type: "a text"
        case is [Any].Type: "a list"
        default: "an object"
        }
    }
}
