import Foundation
import HTTP

/// What a program asks to change; what is nil stays as it is.
protocol Patch: Decodable {
    /// It asks for nothing that the call knows.
    var isEmpty: Bool { get }
}

extension Request {
    /// The body of a `PATCH`. One that asks for nothing is a slip of whoever wrote it: a name that is spelled wrongly.
    func patch<Body: Patch>(_ type: Body.Type) throws -> Body {
        let patch = try json(type)
        guard !patch.isEmpty else { throw AppError.badRequest }
        return patch
    }

    /// Throws for what does not say that it is JSON.
    func requireJSON() throws {
        let media = (headers["Content-Type"] ?? "").split(separator: ";").first.map(String.init) ?? ""
        guard media.trimmingCharacters(in: .whitespaces).lowercased() == "application/json" else {
            throw AppError.unsupportedMediaType
        }
    }

    /// The body as JSON; only a request that says it is JSON is read as such, so that no form of another site can be.
    func json<Body: Decodable>(_ type: Body.Type) throws -> Body {
        try requireJSON()
        do {
            // All of it must be JSON: the decoder looks at no more than it is asked for.
            _ = try JSONReader.read(body)
            return try JSONDecoder().decode(type, from: Data(body))
        } catch DecodingError.typeMismatch(_, let place), DecodingError.valueNotFound(_, let place),
            DecodingError.dataCorrupted(let place)
        {
            guard let field = place.codingPath.first?.stringValue else { throw AppError.badRequest }
            throw AppError.invalidField(field)
        } catch {
            throw AppError.badRequest
        }
    }
}
