import HTTP

/// Schemas in a few words.
struct APISchemaWords {
    private let document: APIDocument

    init(_ document: APIDocument) { self.document = document }

    func resolved(_ value: JSONValue) -> JSONValue {
        value["$ref"]?.text.flatMap(document.target(of:)) ?? value
    }

    /// The named objects.
    func shapes() -> [APIShape] {
        (document.root["components"]?["schemas"]?.members ?? []).map { schema in
            APIShape(name: schema.name, text: schema.value["description"]?.prose ?? "", members: members(schema.value))
        }
    }

    func members(_ schema: JSONValue) -> [APIField] {
        let schema = resolved(schema)
        let required = (schema["required"]?.list ?? []).compactMap(\.text)
        let own = (schema["properties"]?.members ?? []).map { member in
            APIField(
                name: member.name, type: type(member.value),
                text: member.value["description"]?.prose ?? "", isRequired: required.contains(member.name))
        }
        return (schema["allOf"]?.list ?? []).flatMap(members) + own
    }

    /// The types that a problem can have here.
    func problems(_ schema: JSONValue) -> String {
        (schema["allOf"]?.list ?? []).compactMap { $0["properties"]?["type"] }.map(type).joined(separator: " | ")
    }

    /// "Dish", "[Tag]", "lunch | dinner", "string, at most 80 characters"
    func type(_ schema: JSONValue) -> String {
        if let reference = schema["$ref"]?.text { return String(reference.split(separator: "/").last ?? "") }
        if let values = schema["enum"]?.list {
            return values.map { $0.text ?? JSONLines.text($0) }.joined(separator: " | ")
        }
        if let value = schema["const"] { return value.text ?? JSONLines.text(value) }
        for name in ["oneOf", "anyOf", "allOf"] {
            guard let choices = schema[name]?.list else { continue }
            return choices.map(type).filter { !$0.isEmpty }.joined(separator: name == "allOf" ? " & " : " | ")
        }
        let types = schema["type"].map { $0.list ?? [$0] } ?? []
        let names = types.compactMap(\.text).map { $0 == "array" ? "[\(schema["items"].map(type) ?? "")]" : $0 }
        return ([names.joined(separator: " | ")] + limits(schema)).joined(separator: ", ")
    }

    private func limits(_ schema: JSONValue) -> [String] {
        var limits: [String] = []
        if let format = schema["format"]?.text { limits.append(format) }
        if let most = schema["maxLength"] { limits.append("at most \(JSONLines.text(most)) characters") }
        switch (schema["minimum"], schema["maximum"]) {
        case (let least?, let most?): limits.append("\(JSONLines.text(least)) to \(JSONLines.text(most))")
        case (let least?, nil): limits.append("at least \(JSONLines.text(least))")
        case (nil, let most?): limits.append("at most \(JSONLines.text(most))")
        case (nil, nil): break
        }
        return limits
    }
}
