import HTTP

/// JSON as people read it: one member a line.
enum JSONLines {
    static func text(_ value: JSONValue, indent: String = "") -> String {
        let inner = indent + "  "
        switch value {
        case .object where !value.members.isEmpty:
            let lines = value.members.map { "\(inner)\"\($0.name)\": \(text($0.value, indent: inner))" }
            return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
        case .list(let values) where values.contains { !$0.parts.isEmpty }:
            return "[\n\(values.map { inner + text($0, indent: inner) }.joined(separator: ",\n"))\n\(indent)]"
        default: return String(decoding: JSONWriter.write { $0.value(value) }, as: UTF8.self)
        }
    }
}
