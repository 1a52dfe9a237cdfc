import HTTP

/// Reads the document as its page shows it.
struct APIReader {
    private let document: APIDocument
    private let schemas: APISchemaWords

    private static let methods = ["get", "post", "put", "patch", "delete"]

    init(_ document: APIDocument) {
        self.document = document
        schemas = APISchemaWords(document)
    }

    func page() -> APIPage {
        let info = document.root["info"]
        return APIPage(
            version: info?["version"]?.text ?? "", text: info?["description"]?.prose ?? "",
            sections: (document.root["tags"]?.list ?? []).map(section), shapes: schemas.shapes(),
            problems: (document.root["x-problems"]?.members ?? []).map {
                APIProblem(key: $0.name, meaning: $0.value["meaning"]?.prose ?? "")
            })
    }

    private func section(_ tag: JSONValue) -> APISection {
        let name = tag["name"]?.text ?? ""
        let operations = (document.root["paths"]?.members ?? []).flatMap { path in
            Self.methods.compactMap { method in
                path.value[method].flatMap { operation in
                    operation["tags"]?.list?.first?.text == name
                        ? self.operation(operation, method: method, path: path.name, shared: path.value["parameters"])
                        : nil
                }
            }
        }
        return APISection(name: name, text: tag["description"]?.prose ?? "", operations: operations)
    }

    private func operation(_ operation: JSONValue, method: String, path: String, shared: JSONValue?) -> APIOperation {
        let parameters = (shared?.list ?? []) + (operation["parameters"]?.list ?? [])
        let body = operation["requestBody"].map(schemas.resolved)?["content"]?.members.first?.value
        return APIOperation(
            id: operation["operationId"]?.text ?? "", method: method.uppercased(), path: "/api/v1\(path)",
            summary: operation["summary"]?.prose ?? "", text: operation["description"]?.prose ?? "",
            parameters: parameters.map(parameter), body: body?["schema"].map(schemas.members) ?? [],
            bodyType: body?["schema"].map(schemas.type) ?? "", example: example(body),
            answers: (operation["responses"]?.members ?? []).map { answer($0.value, status: $0.name) })
    }

    private func parameter(_ value: JSONValue) -> APIField {
        let parameter = schemas.resolved(value)
        return APIField(
            name: parameter["name"]?.text ?? "", type: parameter["schema"].map(schemas.type) ?? "",
            text: parameter["description"]?.prose ?? "", isRequired: parameter["required"] == .flag(true))
    }

    private func answer(_ value: JSONValue, status: String) -> APIAnswer {
        let answer = schemas.resolved(value)
        let content = answer["content"]?.members.first
        let schema = content?.value["schema"]
        let isProblem = content?.name == "application/problem+json"
        return APIAnswer(
            status: status, text: answer["description"]?.prose ?? "",
            type: schema.map { isProblem ? schemas.problems($0) : schemas.type($0) } ?? "",
            example: example(content?.value))
    }

    private func example(_ content: JSONValue?) -> String { content?["example"].map { JSONLines.text($0) } ?? "" }
}
