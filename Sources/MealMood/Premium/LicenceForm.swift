import HTTP

/// The code in a form or in a body.
enum LicenceForm {
    static let field = "code"

    static func code(form context: MemberContext) throws -> String { try context.request.form().first(field) ?? "" }

    static func code(json context: MemberContext) throws -> String {
        struct Body: Decodable { let code: String }
        return try context.request.json(Body.self).code
    }
}
